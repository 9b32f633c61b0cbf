/** Which clause of the rules a refusal or the reason of a hint rests on, so that one can read on there. */
export const clauses: Readonly<Record<string, string>> = {
  "error-bad_group": "SX-12",
  "error-nothing_to_decline": "SX-23",
  "error-extra_or_end": "SX-23",
  "error-can_lay": "SX-30",
  "error-too_few_to_remove": "SX-21",
  "error-extra_elsewhere": "SX-23",
  "error-row_is_closed": "SX-15",
  "error-too_low": "SX-11",
  "reason-nothing-fits": "SX-30",
  "reason-keeps-special": "SX-30",
  "reason-goes-out": "SX-40",
  "reason-closes": "SX-15",
  "reason-group": "SX-12",
  "reason-heavy": "SX-42",
  "reason-spends-special": "SX-42",
};
