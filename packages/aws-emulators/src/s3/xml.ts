import { XMLParser } from "fast-xml-parser";
import { malformed } from "./s3-error.ts";

/** The content of an element: text, child elements by name, or a list that repeats the element. */
export type XmlValue = string | number | boolean | XmlElements | readonly XmlValue[] | undefined;
export interface XmlElements {
  readonly [name: string]: XmlValue;
}

export const xmlDocument = (root: string, content: XmlElements, namespace = true): string => {
  const inner = elements(content);
  const xmlns = namespace ? ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"' : "";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${xmlns}>${inner}</${root}>`;
};

const elements = (content: XmlElements): string =>
  Object.entries(content)
    .map(([name, value]) => element(name, value))
    .join("");

const element = (name: string, value: XmlValue): string => {
  if (value === undefined) return "";
  if (isList(value)) return value.map((one) => element(name, one)).join("");
  return `<${name}>${typeof value === "object" ? elements(value) : escaped(String(value))}</${name}>`;
};

const isList = (value: XmlValue): value is readonly XmlValue[] => Array.isArray(value);

const names: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot" };
// Control characters are legal in a key, but XML parsers drop or normalise them.
const escaped = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are escaped here
  text.replace(/[&<>"\u0000-\u001f]/g, (char) => `&${names[char] ?? `#x${char.charCodeAt(0).toString(16)}`};`);

const parser = new XMLParser({ parseTagValue: false, trimValues: false, htmlEntities: true, removeNSPrefix: true });

/** The content of the root element of a request. */
export const parseXml = (text: string, root: string): XmlElements => {
  try {
    const content = (parser.parse(text) as XmlElements)[root]; // the parser's result for any document
    if (typeof content === "object" && !isList(content)) return content;
  } catch {
    // A document that cannot be parsed is refused below, too.
  }
  throw malformed(`The XML you provided has no ${root}`);
};

export const elementsIn = (value: XmlValue): readonly XmlElements[] =>
  (isList(value) ? value : [value]).filter((one): one is XmlElements => typeof one === "object");

export const textsIn = (value: XmlValue): readonly string[] =>
  (isList(value) ? value : [value]).filter((one) => one !== undefined).map(String);

export const textIn = (value: XmlValue): string | undefined => textsIn(value)[0];
