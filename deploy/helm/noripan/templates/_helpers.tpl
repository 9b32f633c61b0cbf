{{- define "noripan.labels" -}}
app.kubernetes.io/name: noripan
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "noripan.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "noripan.security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
runAsNonRoot: true
runAsUser: 10001
capabilities: {drop: [ALL]}
seccompProfile: {type: RuntimeDefault}
{{- end }}
