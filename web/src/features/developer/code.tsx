import CodeView from "@cloudscape-design/code-view/code-view";
import javascript from "@cloudscape-design/code-view/highlight/javascript";
import json from "@cloudscape-design/code-view/highlight/json";
import python from "@cloudscape-design/code-view/highlight/python";
import sh from "@cloudscape-design/code-view/highlight/sh";

const highlights = { javascript, js: javascript, json, python, curl: sh, sh };
type Highlighted = keyof typeof highlights;

interface CodeProps {
  readonly language: string;
  readonly label: string;
  readonly children: string;
}

/** Highlighted code. Long lines wrap, so that nothing scrolls sideways. */
export const Code = ({ language, label, children }: CodeProps) => (
  <CodeView
    content={children.trimEnd()}
    ariaLabel={label}
    lineNumbers
    wrapLines
    {...(isKnown(language) && { highlight: highlights[language] })}
  />
);

const isKnown = (language: string): language is Highlighted => language in highlights;
