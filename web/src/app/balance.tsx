import type { Credits } from "#contract/schema/account.ts";
import { number } from "../lib/format.ts";

export const Balance = ({ credits }: { readonly credits: Credits | undefined }) => (
  <section className="card" aria-labelledby="balance">
    <h2 id="balance">Credit Balance</h2>
    <p className="figure">
      <strong>{credits ? number(credits.balance) : "–"}</strong> credits
    </p>
    <dl className="facts">
      <Fact name="Reserved" value={credits?.held} />
      <Fact name="Total earned" value={credits?.total_earned} />
      <Fact name="Total spent" value={credits?.total_spent} />
    </dl>
  </section>
);

const Fact = ({ name, value }: { readonly name: string; readonly value: number | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value === undefined ? "–" : number(value)}</dd>
  </div>
);
