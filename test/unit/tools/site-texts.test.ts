import { expect, it } from "vitest";
import { catalogFaults } from "#tools/site-texts/check.ts";
import { textsIn } from "#tools/site-texts/sources.ts";

const code = `
  const a = t("Home");
  const b = isOn ? t("On") : t(wide ? "Wide" : "Tall");
  const c = <p title={t("By {name}", { name })}>{plural(n, { one: "1 film", other: "{count} films" })}</p>;
  const d = t(label);
`;
const sources = new Map(textsIn(code, "some.tsx").map((each) => [each.english, each]));

it("finds the literal texts of t and plural in code", () => {
  expect([...sources.keys()]).toEqual(["Home", "On", "Wide", "Tall", "By {name}", "{count} films"]);
});

const whole = {
  Home: "Start",
  On: "An",
  Wide: "Breit",
  Tall: "Hoch",
  "By {name}": "Von {name}",
  "{count} films": { one: "{count} Film", other: "{count} Filme" },
};

it("accepts a catalog with all texts", () => {
  expect(catalogFaults("de", whole, sources)).toEqual([]);
});

it.each([
  ["not in the code: Gone", { ...whole, Gone: "Weg" }],
  ["missing: On", (({ On: _, ...rest }) => rest)(whole)],
  ["empty: On", { ...whole, On: " " }],
  ["other placeholders: By {name}", { ...whole, "By {name}": "Von {nam}" }],
  ["has plural forms, but is no plural: On", { ...whole, On: { other: "An" } }],
  ["no plural form one: {count} films", { ...whole, "{count} films": { other: "{count} Filme" } }],
  ["other placeholders: {count} films", { ...whole, "{count} films": "{zahl} Filme" }],
])("reports %s", (fault, catalog) => {
  expect(catalogFaults("de", catalog, sources)).toEqual([fault]);
});
