/** Percent-encodes like AWS: everything but letters, digits and `-._~`. */
export const uriEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

export const uriEncodedPath = (path: string): string => path.split("/").map(uriEncoded).join("/");
