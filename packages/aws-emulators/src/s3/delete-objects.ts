import { receiveText } from "./body.ts";
import { type OperationHandler, requireBucket, xmlResponse } from "./s3-context.ts";
import { malformed } from "./s3-error.ts";
import { elementsIn, parseXml, textIn, xmlDocument } from "./xml.ts";

const MAX_KEYS = 1000;

export const deleteObjects: OperationHandler = async (request, context) => {
  const bucket = requireBucket(request, context);
  const document = parseXml(await receiveText(request), "Delete");
  const keys = elementsIn(document["Object"]).map((object) => textIn(object["Key"]) ?? "");
  if (keys.length === 0 || keys.length > MAX_KEYS) throw malformed(`Between 1 and ${MAX_KEYS} objects can be deleted`);
  for (const key of keys) await bucket.remove(key);
  const reported = textIn(document["Quiet"]) === "true" ? [] : keys;
  return xmlResponse(xmlDocument("DeleteResult", { Deleted: reported.map((Key) => ({ Key })) }));
};
