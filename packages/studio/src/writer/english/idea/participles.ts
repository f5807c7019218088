/** "broke" is "broken" after "had"; any other past stays. */
export const participleOf = (past: string): string => PARTICIPLES[past.toLowerCase()] ?? past;

/** "had ran": the participle. */
export const repaired = (text: string): string =>
  text.replace(
    /\b(had|has|have) (ran|went|saw|gave|took|wrote|broke|stole|ate|fell|flew|forgot|drove|came|became|began|sang|swam|grew|knew|threw)\b/gi,
    (_, aux: string, past: string) => `${aux} ${participleOf(past)}`,
  );

const PARTICIPLES: Readonly<Record<string, string>> = {
  ran: "run",
  went: "gone",
  saw: "seen",
  gave: "given",
  took: "taken",
  wrote: "written",
  broke: "broken",
  stole: "stolen",
  ate: "eaten",
  fell: "fallen",
  flew: "flown",
  forgot: "forgotten",
  drove: "driven",
  came: "come",
  became: "become",
  began: "begun",
  sang: "sung",
  swam: "swum",
  grew: "grown",
  knew: "known",
  threw: "thrown",
};
