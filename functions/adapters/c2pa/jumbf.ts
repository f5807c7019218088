import { box } from "../shared/write-box.ts";
import { type Cbor, encodeCbor } from "./cbor.ts";

/** The types of C2PA's JUMBF boxes: four letters, and the same twelve bytes for all. */
export type SuperBoxType = "c2pa" | "c2ma" | "c2as" | "c2cl" | "c2cs" | "cbor";

/** A JUMBF superbox (ISO/IEC 19566-5): a description with type and label, and what it contains. */
export const superBox = (type: SuperBoxType, label: string, ...content: readonly Uint8Array[]): Buffer => {
  const typeId = Buffer.concat([Buffer.from(type), Buffer.from("00110010800000aa00389b71", "hex")]);
  return box(
    "jumb",
    box("jumd", typeId, Buffer.from([canBeRequested | hasLabel]), Buffer.from(`${label}\0`)),
    ...content,
  );
};

const canBeRequested = 1;
const hasLabel = 2;

/** A superbox whose content is one CBOR value. */
export const cborBox = (type: SuperBoxType, label: string, value: Cbor): Buffer =>
  superBox(type, label, box("cbor", encodeCbor(value)));

/** The content of a superbox: what a reference to it hashes. */
export const contentOf = (superBox: Uint8Array): Uint8Array => superBox.subarray(8);
