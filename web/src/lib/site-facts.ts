import { useEffect, useState } from "react";

/** The content of /config.json: where the user pool is, and what the operator says to visitors. */
export interface SiteFacts {
  readonly region: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly cognitoEndpoint: string;
  /** The domain that passkeys belong to. Undefined if the user pool has none. */
  readonly passkeyDomain?: string;
  readonly signupCredits?: string;
  /** Set if the tax is in the prices. */
  readonly pricesIncludeTax?: string;
  /** Set if the operator has set up YouTube. */
  readonly youTube?: string;
  readonly operatorName?: string;
  /** Lines with commas between them. */
  readonly operatorAddress?: string;
  readonly operatorEmail?: string;
  /** The operator's own pages, which replace ours. */
  readonly termsUrl?: string;
  readonly privacyUrl?: string;
}

let loaded: Promise<SiteFacts> | undefined;

/** Loads /config.json once. A failed load is tried again by the next caller. */
export const siteFacts = (): Promise<SiteFacts> => {
  loaded ??= fetch("/config.json")
    .then((response): Promise<SiteFacts> => response.json())
    .catch((error: Error) => {
      loaded = undefined;
      // The name of Amplify's own network errors.
      throw Object.assign(error, { name: "NetworkError" });
    });
  return loaded;
};

/** Undefined until they are loaded; the pages that show them are complete without. */
export const useSiteFacts = (): SiteFacts | undefined => {
  const [facts, setFacts] = useState<SiteFacts>();
  useEffect(() => {
    siteFacts().then(setFacts, () => undefined);
  }, []);
  return facts;
};
