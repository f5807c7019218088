import { badRequest, notImplemented } from "./ses-error.ts";

/** Decodes the transfer encoding of a body, whose characters are bytes (latin1). */
export const bytesOfText = (body: string, encoding: string): Buffer => {
  switch (encoding.toLowerCase()) {
    case "7bit":
    case "8bit":
    case "binary":
      return Buffer.from(body, "latin1");
    case "base64":
      return Buffer.from(body, "base64");
    case "quoted-printable":
      return Buffer.from(unquoted(body.replace(/=\n/g, "")), "latin1");
    default:
      throw notImplemented(`The transfer encoding ${encoding}`);
  }
};

export const decodedText = (bytes: Buffer, charset: string): string => {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    throw badRequest(`Unknown charset ${charset}`);
  }
};

/** A header with its `=?charset?B?words?=` decoded (RFC 2047). White space between two such words is dropped. */
export const decodedWords = (header: string): string => {
  const joined = header.replace(/\?=\s+=\?/g, "?==?");
  const text = joined.replace(/=\?([^?]+)\?([BQ])\?([^?]*)\?=/gi, (_all, charset, kind, word) =>
    decodedText(bytesOfWord(word, kind), charset),
  );
  // A header without encoded words may be plain UTF-8.
  return text === header ? decodedText(Buffer.from(header, "latin1"), "utf-8") : text;
};

const bytesOfWord = (word: string, kind: string) =>
  kind.toUpperCase() === "B" ? Buffer.from(word, "base64") : Buffer.from(unquoted(word.replaceAll("_", " ")), "latin1");

const unquoted = (text: string) =>
  text.replace(/=([0-9a-f]{2})/gi, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)));
