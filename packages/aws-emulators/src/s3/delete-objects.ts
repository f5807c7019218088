import { receiveText } from "./body.ts";
import { bucketOf, type Perform, xmlAnswer } from "./s3-context.ts";
import { malformed } from "./s3-error.ts";
import { listIn, textIn, xmlDocument, xmlIn } from "./xml.ts";

const MAX_KEYS = 1000;

export const deleteObjects: Perform = async (request, house) => {
  const bucket = bucketOf(request, house);
  const asked = xmlIn(await receiveText(request), "Delete");
  const keys = listIn(asked["Object"]).map((object) => textIn(object["Key"]) ?? "");
  if (keys.length === 0 || keys.length > MAX_KEYS) throw malformed(`Between 1 and ${MAX_KEYS} objects can be deleted`);
  for (const key of keys) await bucket.remove(key);
  const told = textIn(asked["Quiet"]) === "true" ? [] : keys;
  return xmlAnswer(xmlDocument("DeleteResult", { Deleted: told.map((Key) => ({ Key })) }));
};
