import { guideText as text } from "./text.ts";

/** Takes the documentation home: the site's own file, or the text that this page has made where there is none. */
export const downloadGuide = async (made: string): Promise<void> => {
  const words = (await published()) ?? made;
  const address = URL.createObjectURL(new Blob([words], { type: "text/markdown" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = text.file;
  link.click();
  URL.revokeObjectURL(address);
};

const published = async (): Promise<string | undefined> => {
  const answer = await fetch(`/${text.file}`).catch(() => undefined);
  // Where a file is missing, some hosts answer with the page of the site.
  if (!answer?.ok || answer.headers.get("content-type")?.includes("html")) return undefined;
  return answer.text();
};
