import { createHash } from "node:crypto";
import { product } from "#contract/product.ts";
import type { Origin } from "#functions/core/media/ports.ts";
import { digitalSourceUri } from "../shared/origin-mark.ts";
import { box } from "../shared/write-box.ts";
import { type Cbor, encodeCbor, Tagged } from "./cbor.ts";
import { cborBox, contentOf, superBox } from "./jumbf.ts";
import { type Signer, signDetached, unsigned } from "./signer.ts";

/** What a manifest says of a file besides its hash. */
export interface Credentials {
  readonly origin: Origin;
  readonly madeAt: Date;
  /** A UUID: each signed file is an asset of its own. */
  readonly id: string;
}

/** The assertion that binds a manifest to the bytes of its file. */
export interface HardBinding {
  readonly label: "c2pa.hash.bmff.v3" | "c2pa.hash.data";
  readonly value: Cbor;
}

/** A signed manifest store (C2PA 2.2): one manifest, which says that this product created the file, and how. */
export const signedManifest = async (
  credentials: Credentials,
  binding: HardBinding,
  signer: Signer,
): Promise<Buffer> => {
  const draft = draftOf(credentials, binding);
  return storeOf(draft, await signDetached(draft.claim, signer));
};

/** The bytes that the manifest will have. Of the binding only the lengths of its values count. */
export const manifestBytes = (
  credentials: Credentials,
  binding: HardBinding,
  signer: Pick<Signer, "certificates">,
): number => storeOf(draftOf(credentials, binding), unsigned(signer)).length;

interface Draft {
  readonly label: string;
  readonly assertions: readonly Buffer[];
  /** The claim as CBOR: the bytes that are signed. */
  readonly claim: Buffer;
}

const draftOf = ({ origin, madeAt, id }: Credentials, binding: HardBinding): Draft => {
  const label = `urn:c2pa:${id}`;
  const generator = { name: product.name, version: product.version };
  const created = {
    action: "c2pa.created",
    when: new Tagged(dateTime, madeAt.toISOString()),
    softwareAgent: generator,
    digitalSourceType: digitalSourceUri(origin.source),
  };
  const assertions = [
    { label: "c2pa.actions.v2", value: { actions: [created], allActionsIncluded: true } },
    binding,
  ].map((each) => ({ label: each.label, bytes: cborBox("cbor", each.label, each.value) }));
  const claim = encodeCbor({
    instanceID: `xmp:iid:${id}`,
    claim_generator_info: generator,
    signature: `self#jumbf=/c2pa/${label}/c2pa.signature`,
    created_assertions: assertions.map(({ label: name, bytes }) => ({
      url: `self#jumbf=c2pa.assertions/${name}`,
      hash: createHash("sha256").update(contentOf(bytes)).digest(),
    })),
    "dc:title": origin.title,
    alg: "sha256",
  });
  return { label, assertions: assertions.map(({ bytes }) => bytes), claim };
};

const dateTime = 0;

const storeOf = ({ label, assertions, claim }: Draft, signature: Tagged): Buffer =>
  superBox(
    "c2pa",
    "c2pa",
    superBox(
      "c2ma",
      label,
      superBox("c2as", "c2pa.assertions", ...assertions),
      superBox("c2cl", "c2pa.claim.v2", box("cbor", claim)),
      cborBox("c2cs", "c2pa.signature", signature),
    ),
  );
