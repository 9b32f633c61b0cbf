/** Which clause of the rules a refusal or the reason of a hint rests on, so that one can read on there. */
export const clauses: Readonly<Record<string, string>> = {
  "error-different_tops": "DU-10",
  "error-own_set": "DU-53",
  "error-other_way_up": "DU-4",
  "error-other_value": "DU-25",
  "error-too_low": "DU-20",
  "reason-goes-out": "DU-40",
  "reason-sends-home": "DU-20",
  "reason-never-back": "DU-13",
  "reason-unbeatable": "DU-20",
  "reason-welcome-back": "DU-13",
};
