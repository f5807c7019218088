import { type Json, listIn, objectIn, refuseUnknown, textIn } from "./json.ts";
import type { Draft, MailHeader } from "./mailbox.ts";
import { readMime } from "./mime.ts";
import { badRequest } from "./ses-error.ts";

const MAX_RECIPIENTS = 50;

/** The mail of a SendEmail request. Throws BadRequestException or NotImplementedException. */
export const parseSendEmail = (request: Json): Draft => {
  // Reply addresses, configuration sets and tags are accepted and ignored.
  const known = ["FromEmailAddress", "Destination", "ReplyToAddresses", "Content", "ConfigurationSetName", "EmailTags"];
  refuseUnknown("SendEmail", request, known);
  const content = objectIn(request, "Content");
  refuseUnknown("SendEmail", content, ["Simple", "Raw"]);
  const to = recipientsIn(objectIn(request, "Destination"));
  const draft = "Raw" in content ? raw(objectIn(content, "Raw")) : simple(objectIn(content, "Simple"));
  const from = textIn(request, "FromEmailAddress") || draft.from;
  const mail = { ...draft, from, to: to.length > 0 ? to : draft.to };
  check(mail);
  return mail;
};

const recipientsIn = (destination: Json) =>
  ["ToAddresses", "CcAddresses", "BccAddresses"].flatMap((name) => listIn(destination, name));

const simple = (content: Json): Draft => {
  refuseUnknown("A simple mail", content, ["Subject", "Body", "Headers"]);
  const body = objectIn(content, "Body");
  const [subject, text, html] = [objectIn(content, "Subject"), objectIn(body, "Text"), objectIn(body, "Html")].map(
    (part) => textIn(part, "Data"),
  );
  const headers = headersIn(content);
  return {
    from: "",
    to: [],
    subject: subject ?? "",
    text: text ?? "",
    html: html ?? "",
    ...(headers.length > 0 && { headers }),
  };
};

const MAX_HEADERS = 15;

/** Headers in the form and size that SES takes; those of the message itself have fields of their own. */
const headersIn = (content: Json): readonly MailHeader[] => {
  const given = content["Headers"] ?? [];
  if (!Array.isArray(given)) throw badRequest("Headers must be a list");
  if (given.length > MAX_HEADERS) throw badRequest(`There can be up to ${MAX_HEADERS} headers`);
  return given.map((each: Json) => {
    refuseUnknown("A header", each, ["Name", "Value"]);
    const [name, value] = [textIn(each, "Name"), textIn(each, "Value")];
    if (!/^[\x21-\x39\x3b-\x7e]{1,126}$/.test(name)) throw badRequest(`Illegal header name: ${name}`);
    if (/^(from|to|cc|bcc|subject|reply-to|date|message-id|return-path|mime-version)$/i.test(name))
      throw badRequest(`The header ${name} cannot be set`);
    if (!/^[\x20-\x7e]{1,870}$/.test(value)) throw badRequest(`Illegal value of the header ${name}`);
    return { name, value };
  });
};

const raw = (content: Json): Draft => readMime(Buffer.from(textIn(content, "Data"), "base64"));

const check = ({ from, to, subject, text, html }: Draft) => {
  if (!isAddress(from)) throw badRequest("Missing or illegal FromEmailAddress");
  if (to.length === 0) throw badRequest("Destination must have at least one recipient");
  if (to.length > MAX_RECIPIENTS) throw badRequest(`Recipient count exceeds ${MAX_RECIPIENTS}.`);
  const illegal = to.find((address) => !isAddress(address));
  if (illegal !== undefined) throw badRequest(`Illegal address: ${illegal}`);
  if (!subject && !text && !html) throw badRequest("The mail is empty");
};

const isAddress = (text: string) => /^(?:[^<>]*<)?[^\s<>@,]+@[^\s<>@,]+>?$/.test(text.trim());
