import { lengths, type Minutes } from "#contract/catalogue/lengths.ts";
import { creditsPerDollar } from "#contract/catalogue/packages.ts";
import { type FilmCost, filmCost, makers, total } from "./cost/film-cost.ts";
import { fixedCost } from "./cost/fixed-cost.ts";
import { concurrency, levels, stored } from "./cost/limits.ts";

const dollars = (amount: number): string =>
  amount >= 100 ? `$${Math.round(amount).toLocaleString("en")}` : `$${amount.toFixed(amount < 0.1 ? 4 : 2)}`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const shown: readonly Minutes[] = [3, 5, 10, 20, 30, 60];
const parts: readonly (keyof FilmCost)[] = ["compute", "workflow", "records", "storage", "delivery", "providers"];

const byLength = table(
  ["Minutes", "Scenes", "Sold for", ...makers],
  shown.map((minutes) => [
    `${minutes}`,
    `${lengths[minutes].scenes}`,
    `${lengths[minutes].credits} credits, ${dollars(lengths[minutes].credits / creditsPerDollar)}`,
    ...makers.map((maker) => dollars(total(filmCost(minutes, maker)))),
  ]),
);

const byPart = table(
  ["A film of 3 minutes", ...makers],
  parts.map((part) => [part, ...makers.map((maker) => dollars(filmCost(3, maker)[part]))]),
);

const idle = (() => {
  const fixed = fixedCost(1_000);
  const all = Object.values(fixed).reduce((sum, each) => sum + each, 0);
  return table(
    ["A month of 1,000 users who do nothing", ""],
    [...Object.entries(fixed).map(([what, cost]) => [what, dollars(cost)]), ["**Together**", `**${dollars(all)}**`]],
  );
})();

const million = table(
  ["A month of 1,000,000 films of 3 minutes", ...makers],
  [
    ["US dollars", ...makers.map((maker) => dollars(1e6 * total(filmCost(3, maker))))],
    ["of what they sell for", ...makers.map((maker) => `${(100 * total(filmCost(3, maker))).toFixed(1)} %`)],
  ],
);

const growth = table(
  ["Films a month", "Functions at once, busy hour", "Kept for 7 days", "First limit", "Then"],
  levels.map(({ films, first, remedy }) => [
    films.toLocaleString("en"),
    concurrency(films).toLocaleString("en"),
    `${Math.ceil(stored(films, 3)).toLocaleString("en")} GB`,
    first,
    remedy,
  ]),
);

/** The page for who pays the bill. */
export const costPage = (): string => `# What it costs

Made by \`npm run docs\` from list prices (\`infra/cost/prices.ts\`), what was measured (\`infra/cost/measured.ts\`) and the
lengths that are sold. No free tier, no discount, no tax. Correct a price there and run it again.

## A film

${byLength}

${byPart}

A film that fails costs the operator what was made of it, and its customer nothing: its credits go back. A retry keeps
what was made. What weighs most is who draws: with Gemini, pictures are nearly the whole bill.

## Nobody comes

${idle}

An interface endpoint, a NAT gateway or a web application firewall (\`-c waf=true\`: about $8 a month and $0.60 a million
requests) come on top where they are chosen.

## A million films a month

${million}

## Where the first limit is

${growth}

Quotas are those of a new account. They are asked for in Service Quotas, and take days: ask one row ahead.

## What makes it cheaper

- The built-in narrator instead of Gemini's speech, or Polly where a language's voice is better.
- \`RUNNING_TASKS\` keeps one user from taking all functions; it changes nothing of the sum.
- Films are watched over CloudFront: from 10 TB a month a committed price halves delivery.
- A Compute Savings Plan takes up to 17 % off the functions.
`;
