import "./guide.css";
import TextContent from "@cloudscape-design/components/text-content";
import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { createElement, type ReactNode, useMemo } from "react";
import { Code } from "./code.tsx";

/**
 * Renders our Markdown as React elements. Unknown tokens stay plain text, so that no HTML gets in. Headings are one
 * level lower than written, below the heading of the page.
 */
export const Markdown = ({ children }: { readonly children: string }) => {
  const tokens = useMemo(() => lexer(children), [children]);
  return (
    <TextContent>
      <div className="guide">
        {tokens.map((token, at) => createElement(Part, { key: at, token, place: placeOf(tokens, at) }))}
      </div>
    </TextContent>
  );
};

/** Returns a unique label for a code block: its number and the heading above it. */
const placeOf = (tokens: readonly Token[], at: number): string => {
  const above = tokens.slice(0, at).findLast((token): token is Tokens.Heading => token.type === "heading");
  const count = tokens.slice(0, at + 1).filter(({ type }) => type === "code").length;
  return `Code ${count}: ${above?.text ?? ""}`;
};

// The text is static, so the index is a stable key.
const parts = (tokens: readonly Token[] = []): ReactNode =>
  tokens.map((token, at) => createElement(Part, { key: at, token }));

interface PartProps {
  readonly token: Token;
  readonly place?: string;
}

const Part = ({ token, place = "" }: PartProps): ReactNode => {
  // Without extensions marked has no other tokens than its own.
  const one = token as MarkedToken;
  switch (one.type) {
    case "heading":
      return createElement(`h${Math.min(one.depth + 1, 6)}`, { id: anchorOf(one.text) }, parts(one.tokens));
    case "paragraph":
      return <p>{parts(one.tokens)}</p>;
    case "code":
      return (
        <Code language={one.lang ?? ""} label={place}>
          {one.text}
        </Code>
      );
    case "list":
      return <ul>{parts(one.items)}</ul>;
    case "list_item":
      return <li>{parts(one.tokens)}</li>;
    case "table":
      return <Rows {...one} />;
    case "strong":
      return <strong>{parts(one.tokens)}</strong>;
    case "codespan":
      return <code>{one.text}</code>;
    case "link":
      return (
        <a href={one.href} target="_blank" rel="noopener noreferrer">
          {parts(one.tokens)}
        </a>
      );
    case "space":
      return null;
    case "text":
      return one.tokens ? parts(one.tokens) : one.text;
    default:
      return one.raw;
  }
};

/** Tables are wider than a phone: they scroll in their frame, by keyboard too. */
const Rows = ({ header, rows }: Pick<Tokens.Table, "header" | "rows">) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
  <section className="guide-table" aria-label={header.map(({ text }) => text).join(", ")} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {header.map(({ text, tokens }) => (
            <th key={text} scope="col">
              {parts(tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.map(({ text }) => text).join()}>
            {cells.map(({ tokens }, at) => (
              <td key={header[at]?.text}>{parts(tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** Returns the id of a heading. */
export const anchorOf = (heading: string): string =>
  `guide-${heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;
