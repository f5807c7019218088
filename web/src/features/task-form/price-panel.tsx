import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import { useState } from "react";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { firstLookCredits } from "#contract/catalogue/first-look.ts";
import { lengths } from "#contract/catalogue/lengths.ts";
import type { Quote } from "#contract/schema/quote.ts";
import { AppLink } from "../../components/app-link.tsx";
import { useCredits } from "../../lib/credits.ts";
import { credits as inCredits, number, timeOfDay } from "../../lib/format.ts";
import { balanceAfter } from "./balance-after.ts";
import type { Order } from "./order.ts";
import { text } from "./text.ts";

interface PricePanelProps {
  readonly form: UseFormReturn<Order>;
  /** The price is the catalogue's until the quote is loaded. */
  readonly quote: Quote | undefined;
  /** Credits that an edited task has already reserved. */
  readonly already: number;
  readonly words: Readonly<Record<"submit" | "busy", string>>;
  readonly isDone: boolean;
  /** Orders the first scene only; undefined for a task that is edited. */
  readonly onTry: (() => Promise<void>) | undefined;
  readonly savedAt: string | undefined;
}

/** The price, the balance and the submit button. It stays in view. */
export const PricePanel = ({ form: { control }, quote, already, words, isDone, onTry, savedAt }: PricePanelProps) => {
  const { isSubmitting } = useFormState({ control });
  const minutes = useWatch({ control, name: "videoDuration" });
  const balance = useCredits()?.balance;
  const { scenes, credits: cost } = lengths[minutes];
  const { left, missing } = balanceAfter({ balance, cost, already, isDone });
  const [open, setOpen] = useState(false);
  const isBusy = isSubmitting || isDone;
  const parts = quote?.minutes === minutes ? Object.entries(quote.parts) : [];
  return (
    <aside className={open ? "price open" : "price"} aria-label={text.price}>
      <div className="price-sum">
        <div>
          <span className="price-label">{text.cost}</span>
          <strong className="price-cost">{inCredits(cost)}</strong>
        </div>
        <span className="price-what">{`${text.scenes(scenes)} · ${text.minutes(minutes)}`}</span>
        {quote?.reading && <span className="price-what">{text.fullStoryReads(quote.reading.text)}</span>}
      </div>
      <dl className="price-parts">
        {parts.map(([name, credits]) => (
          <div key={name}>
            <dt>{text.partNames[name as keyof typeof text.partNames]}</dt>
            <dd>{number(credits)}</dd>
          </div>
        ))}
      </dl>
      <dl className="price-balance">
        <Line name={text.balance} value={balance} />
        {already > 0 && <Line name={text.already} value={already} />}
        <Line name={text.after} value={left} />
      </dl>
      <p className="price-note">{text.failedIsFree}</p>
      {missing > 0 && (
        <Alert type="warning">
          {text.short(missing)} <AppLink to="/credits">{text.buy}</AppLink>
        </Alert>
      )}
      <div className="price-actions">
        <Button variant="primary" fullWidth loading={isBusy} loadingText={words.busy}>
          {isBusy ? words.busy : words.submit}
        </Button>
        {onTry && (
          <Button formAction="none" fullWidth disabled={isBusy} onClick={() => void onTry()}>
            {text.tryFirstScene(firstLookCredits)}
          </Button>
        )}
        <BackButton />
      </div>
      <span className="price-more">
        <Button
          formAction="none"
          variant="inline-icon"
          iconName={open ? "angle-down" : "angle-up"}
          ariaLabel={text.details}
          ariaExpanded={open}
          onClick={() => setOpen(!open)}
        />
      </span>
      <p className="price-saved" role="status">
        {savedAt && text.saved(timeOfDay(savedAt))}
      </p>
    </aside>
  );
};

const Line = ({ name, value }: { readonly name: string; readonly value: number | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value === undefined ? "–" : number(value)}</dd>
  </div>
);

const BackButton = () => {
  const navigate = useNavigate();
  return (
    <Button formAction="none" variant="link" onClick={() => navigate(-1)}>
      {text.back}
    </Button>
  );
};
