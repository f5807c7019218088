import { placeholders } from "#contract/catalogue/placeholders.ts";

const placeholderPattern = new RegExp(`(${Object.values(placeholders).join("|")})`);

interface PromptProps {
  readonly label: string;
  readonly children: string;
}

/** A prompt with marked placeholders. It scrolls in its frame, by keyboard too. */
export const Prompt = ({ label, children }: PromptProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
  <section className="prompt" aria-label={label} tabIndex={0}>
    {children
      .split(placeholderPattern)
      // The text is static, so the index is a stable key.
      .map((part, at) => ({ part, key: `${at}` }))
      .map(({ part, key }) => (placeholderPattern.test(part) ? <mark key={key}>{part}</mark> : part))}
  </section>
);
