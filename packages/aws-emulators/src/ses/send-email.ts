import { type Json, listIn, objectIn, refuseUnknown, textIn } from "./json.ts";
import type { Draft } from "./mailbox.ts";
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
  return { from: "", to: [], subject: subject ?? "", text: text ?? "", html: html ?? "" };
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
