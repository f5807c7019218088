import Button from "@cloudscape-design/components/button";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { type Control, useController } from "react-hook-form";
import { styleSample } from "#contract/catalogue/style-samples.ts";
import { othersStyle, styleChoices, styles } from "#contract/catalogue/styles.ts";
import { t } from "../../lib/translate.ts";
import { cyclicNeighbor } from "./cyclic-neighbor.ts";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";
import { StylePicture } from "./style-picture.tsx";

const Gallery = lazy(async () => ({ default: (await import("../../components/gallery.tsx")).Gallery }));

const pictures = styles.map(({ value }) => ({ src: styleSample(value), alt: t(value), caption: t(value) }));
const cards = [...styles, { value: othersStyle, shortName: text.others } as const];

/** The styles as cards with pictures. The arrow buttons wrap around at both ends. */
export const StyleChoice = ({ control }: { readonly control: Control<Order> }) => {
  const { field } = useController({ control, name: "illustrationStyle" });
  const [shown, setShown] = useState<number>();
  const row = useRef<HTMLDivElement>(null);
  const { value: chosen } = field;
  useEffect(() => bringIntoView(row.current, chosen), [chosen]);
  const go = (step: 1 | -1) => field.onChange(cyclicNeighbor(styleChoices, chosen, step));
  return (
    <fieldset className="styles">
      <legend>{text.style}</legend>
      <div className="styles-head">
        <strong>{chosen === othersStyle ? text.others : t(chosen)}</strong>
        <Button
          formAction="none"
          iconName="expand"
          onClick={() =>
            setShown(
              Math.max(
                0,
                styles.findIndex(({ value }) => value === chosen),
              ),
            )
          }
        >
          {text.preview}
        </Button>
      </div>
      <div className="styles-strip">
        <Button
          formAction="none"
          variant="icon"
          iconName="angle-left"
          ariaLabel={text.previousStyle}
          onClick={() => go(-1)}
        />
        <div className="styles-row" ref={row}>
          {cards.map(({ value, shortName }) => (
            <label key={value} className="style-card" data-style={value}>
              <input
                type="radio"
                name={field.name}
                ref={value === chosen ? field.ref : undefined}
                checked={value === chosen}
                onBlur={field.onBlur}
                onChange={() => field.onChange(value)}
              />
              <StylePicture style={value} />
              <span>{t(shortName)}</span>
            </label>
          ))}
        </div>
        <Button
          formAction="none"
          variant="icon"
          iconName="angle-right"
          ariaLabel={text.nextStyle}
          onClick={() => go(1)}
        />
      </div>
      {shown !== undefined && (
        <Suspense>
          <Gallery pictures={pictures} open={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </fieldset>
  );
};

/** Scrolls the row without scrolling the page. */
const bringIntoView = (row: HTMLDivElement | null, style: string): void => {
  const card = row?.querySelector<HTMLElement>(`[data-style="${style}"]`);
  if (row && card) row.scrollLeft = card.offsetLeft - (row.clientWidth - card.clientWidth) / 2;
};
