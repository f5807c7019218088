import "./guide.css";
import TextContent from "@cloudscape-design/components/text-content";
import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { createElement, type ReactNode, useMemo } from "react";
import { Code } from "./code.tsx";

/**
 * Our own Markdown as elements of the page. What is none of the cases below stays the text that it is written as, so
 * that no HTML ever comes in by it. Headings are one step lower than written: the page has its own.
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

/** Where a token stands: the heading above it, and its number of all, so that no two codes have one name. */
const placeOf = (tokens: readonly Token[], at: number): string => {
  const above = tokens.slice(0, at).findLast((token): token is Tokens.Heading => token.type === "heading");
  const count = tokens.slice(0, at + 1).filter(({ type }) => type === "code").length;
  return `Code ${count}: ${above?.text ?? ""}`;
};

// Our text never changes its order: the place of a token is its name.
const parts = (tokens: readonly Token[] = []): ReactNode =>
  tokens.map((token, at) => createElement(Part, { key: at, token }));

interface PartProps {
  readonly token: Token;
  readonly place?: string;
}

const Part = ({ token, place = "" }: PartProps): ReactNode => {
  // No extension is used, so that there are no tokens but marked's own.
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

/** Wider than a phone: it can be pushed aside in its frame, by keys too. */
const Rows = ({ header, rows }: Pick<Tokens.Table, "header" | "rows">) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
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

/** The address of a heading within its page. */
export const anchorOf = (heading: string): string =>
  `guide-${heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;
