import { useEffect, useRef } from "react";
import { lengths } from "#contract/catalogue/lengths.ts";
import { storyTypeIds, storyTypes } from "#contract/catalogue/story-types.ts";
import { Choice } from "../../components/choice.tsx";
import { Message } from "../../components/message.tsx";
import { credits as inCredits } from "../../lib/format.ts";
import { useSignedIn } from "../../lib/signed-in.ts";
import { LookPart } from "./look-part.tsx";
import { StoryPart } from "./story-part.tsx";
import { text } from "./text.ts";
import { useOrder } from "./use-order.ts";
import { useStyles } from "./use-styles.ts";
import { VideoPart } from "./video-part.tsx";

const typeOptions = storyTypeIds.map((value) => ({ value, label: storyTypes[value] }));

/** Orders a film. */
export const OrderForm = () => {
  const { order, change, kind, setKind, faults, refusal, busy, send } = useOrder();
  const { credits } = useSignedIn();
  const styleOf = useStyles();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [faults]);

  const cost = lengths[order.videoDuration].credits;
  const missing = credits ? cost - credits.balance : 0;
  const part = { order, faults, change };
  return (
    <form
      ref={form}
      className="card order"
      noValidate
      aria-labelledby="order"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 id="order">{text.title}</h2>
      <Choice
        label={text.storyType}
        options={typeOptions}
        value={order.storyType}
        error={faults.storyType}
        onChange={(storyType) => change({ storyType, illustrationStyle: styleOf(storyType) })}
      />
      <StoryPart {...part} kind={kind} open={setKind} />
      <VideoPart {...part} />
      <LookPart {...part} />
      {refusal && <Message tone="error">{refusal}</Message>}
      <div className="order-foot">
        <p className="cost">
          <span>{text.cost}</span> <strong>{inCredits(cost)}</strong>
          {missing > 0 && <span className="count near">{text.short(inCredits(missing))}</span>}
        </p>
        <button type="submit" className="button primary" disabled={busy}>
          {busy ? text.busy : text.submit}
        </button>
      </div>
    </form>
  );
};
