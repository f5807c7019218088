import { placeholders } from "#contract/catalogue/placeholders.ts";

const placeholderPattern = new RegExp(`(${Object.values(placeholders).join("|")})`);

interface PromptProps {
  readonly label: string;
  readonly children: string;
}

/** A prompt as it is, its placeholders marked. It is long: it can be pushed within its frame, by keys too. */
export const Prompt = ({ label, children }: PromptProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <section className="prompt" aria-label={label} tabIndex={0}>
    {children
      .split(placeholderPattern)
      // The text is never another one: the place of a part is its name.
      .map((part, at) => ({ part, key: `${at}` }))
      .map(({ part, key }) => (placeholderPattern.test(part) ? <mark key={key}>{part}</mark> : part))}
  </section>
);
