import type { Draft } from "./mailbox.ts";
import { bytesOfText, decodedText, decodedWords } from "./mime-text.ts";
import { notImplemented } from "./ses-error.ts";

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Parses a raw MIME message to addresses, subject, text and HTML. */
export const readMime = (message: Buffer): Draft => {
  const part = partIn(message.toString("latin1")); // one character per byte until the charset is known
  const header = (name: string) => decodedWords(part.headers.get(name) ?? "");
  const to = ["to", "cc", "bcc"].flatMap((name) => header(name).split(",")).map((address) => address.trim());
  const leaves = leavesOf(part);
  const textOf = (type: string) => leaves.find((leaf) => leaf.type === type)?.text ?? "";
  return {
    from: header("from"),
    to: to.filter(Boolean),
    subject: header("subject"),
    text: textOf("text/plain"),
    html: textOf("text/html"),
  };
};

const partIn = (text: string): Part => {
  const [head = "", ...rest] = text.replaceAll("\r\n", "\n").split("\n\n");
  const lines = head.replace(/\n[ \t]+/g, " ").split("\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: rest.join("\n\n") };
};

const leavesOf = ({ headers, body }: Part): readonly { readonly type: string; readonly text: string }[] => {
  const contentType = headers.get("content-type") ?? "text/plain";
  const type = (contentType.split(";")[0] ?? "").trim().toLowerCase();
  const parameter = (name: string) => new RegExp(`${name}="?([^";]+)"?`, "i").exec(contentType)?.[1];
  if (type.startsWith("multipart/")) {
    const parts = `\n${body}`.split(`\n--${parameter("boundary")}`).slice(1, -1);
    return parts.flatMap((text) => leavesOf(partIn(text.replace(/^\n/, ""))));
  }
  if (!type.startsWith("text/") || headers.get("content-disposition")?.startsWith("attachment"))
    throw notImplemented(`A part of type ${type}`);
  const bytes = bytesOfText(body, headers.get("content-transfer-encoding") ?? "7bit");
  return [{ type, text: decodedText(bytes, parameter("charset") ?? "utf-8") }];
};
