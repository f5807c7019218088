/** Text as HTML, XML and WebVTT show it. */
export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The value of an attribute, as it stands between double quotes in HTML and XML. */
export const escapeAttribute = (value: string): string => escapeText(value).replaceAll('"', "&quot;");
