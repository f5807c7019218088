import { enginePrices } from "#contract/catalogue/engine-prices.ts";
import { lengths, type Minutes } from "#contract/catalogue/lengths.ts";
import { creditsPerDollar } from "#contract/catalogue/packages.ts";
import { measured } from "#infra/cost/measured.ts";
import { prices } from "#infra/cost/prices.ts";
import { engines, type FilmCost, filmCost, total } from "./cost/film-cost.ts";
import { fixedCost } from "./cost/fixed-cost.ts";
import { concurrency, levels, stored } from "./cost/limits.ts";

const dollars = (amount: number): string =>
  amount >= 100 ? `$${Math.round(amount).toLocaleString("en")}` : `$${amount.toFixed(amount < 0.1 ? 4 : 2)}`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const shownLengths: readonly Minutes[] = [3, 5, 10, 20, 30, 60];
const parts: readonly (keyof FilmCost)[] = [
  "compute",
  "workflow",
  "records",
  "storage",
  "signatures",
  "delivery",
  "providers",
];

const byLength = table(
  ["Minutes", "Scenes", "Price", ...engines],
  shownLengths.map((minutes) => [
    `${minutes}`,
    `${lengths[minutes].scenes}`,
    `${lengths[minutes].credits} credits, ${dollars(lengths[minutes].credits / creditsPerDollar)}`,
    ...engines.map((engine) => dollars(total(filmCost(minutes, engine)))),
  ]),
);

const byPart = table(
  ["A film of 3 minutes", ...engines],
  parts.map((part) => [part, ...engines.map((engine) => dollars(filmCost(3, engine)[part]))]),
);

const idle = (() => {
  const fixed = fixedCost(1_000);
  const all = Object.values(fixed).reduce((sum, each) => sum + each, 0);
  return table(
    ["A month with 1,000 inactive users", ""],
    [...Object.entries(fixed).map(([what, cost]) => [what, dollars(cost)]), ["**Total**", `**${dollars(all)}**`]],
  );
})();

const million = table(
  ["A month with 1,000,000 films of 3 minutes", ...engines],
  [
    ["US dollars", ...engines.map((engine) => dollars(1e6 * total(filmCost(3, engine))))],
    ["share of the sales price", ...engines.map((engine) => `${(100 * total(filmCost(3, engine))).toFixed(1)} %`)],
  ],
);

const growth = table(
  ["Films a month", "Concurrent functions, busy hour", "Files (kept for 7 days)", "First limit", "What to do"],
  levels.map(({ films, first, remedy }) => [
    films.toLocaleString("en"),
    concurrency(films).toLocaleString("en"),
    `${Math.ceil(stored(films, 3)).toLocaleString("en")} GB`,
    first,
    remedy,
  ]),
);

const perMillion = (price: number | undefined): string => (price === undefined ? "" : `$${price.toFixed(2)}`);

const engineTable = table(
  ["Engine", "Model", "1M input tokens", "1M output tokens", "1M characters", "Checked", "Until"],
  enginePrices.map((price) => [
    price.engine,
    `\`${price.model}\``,
    perMillion(price.inputPerMillionTokens),
    perMillion(price.outputPerMillionTokens),
    perMillion(price.perMillionCharacters),
    price.checked,
    price.until ?? "",
  ]),
);

/** The page `docs/cost.md`. */
export const costPage = (): string => `# Cost

\`npm run docs\` calculates this page from list prices (AWS: \`infra/cost/prices.ts\`, engines:
\`contract/catalogue/engine-prices.ts\`), measurements (\`infra/cost/measured.ts\`) and the lengths on sale, without free
tier, discounts and tax. To update it, correct a price and its date, and run the command again.

## A film

${byLength}

${byPart}

A film's order stays open for 60 seconds, and its scenes are rewritten and spoken again once: then it enters
${measured.transitions.film} states, and ${measured.transitions.scene} for each scene.

The operator pays for the finished part of a film that fails; the customer pays nothing, because all credits are released.
A retry reuses the finished part. With Gemini, pictures are nearly the whole cost; the table counts the
largest number of sheets of characters and places. At the credits of the largest package, only a film of 3 minutes costs more than its credits.

## Engines

The films above use each engine's default models, at the prices that last: launch offers end on the day under "Until".

${engineTable}

Each call of an engine logs its tokens, pictures or characters and its list price. The sum of a film is its record's
\`cost_usd\`, which owners never see, and the metric \`EngineCostUsd\`. A model that is not in the table counts as free.

## Without traffic

${idle}

Not included: interface endpoints, NAT gateways (the stacks create none), and web application firewalls (\`-c waf=true\`:
about $8 a month, and $0.60 for a million requests). Users who sign in are free up to 10,000 a month; each further one
costs ${dollars(prices.signedInPerson)}. That is Cognito's plan Essentials, AWS's default, which passkeys need. With \`-c
threatProtection=true\` (the plan Plus) each user costs ${dollars(prices.protectedPerson)}, from the first one.

## A million films a month

${million}

## The first limit

${growth}

The quotas are those of a new account. An increase (Service Quotas) takes days, so request it one row ahead.

## How to reduce the cost

- Use the built-in narrator instead of Gemini's, or Polly for languages in which its voice is better.
- CloudFront delivers the films: a price commitment halves this cost from 10 TB a month.
- A Compute Savings Plan reduces the cost of the functions by up to 17 %.

\`RUNNING_TASKS\` limits how many functions one user occupies; it does not change the total cost.
`;
