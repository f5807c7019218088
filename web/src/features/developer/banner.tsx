import Alert from "@cloudscape-design/components/alert";
import { useEffect, useState } from "react";
import { text } from "./text.ts";

export interface BannerMessage {
  readonly type: "success" | "error" | "warning";
  readonly words: string;
}

/** The last message of a section. A success disappears after `shownFor` ms; errors stay until they are dismissed. */
export const useBanner = (shownFor: number) => {
  const [said, say] = useState<BannerMessage>();
  useEffect(() => {
    if (said?.type !== "success") return;
    const timer = setTimeout(() => say(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [said, shownFor]);
  return { said, say };
};

interface BannerProps {
  readonly said: BannerMessage | undefined;
  readonly onDismiss: () => void;
}

export const Banner = ({ said, onDismiss }: BannerProps) => (
  <div role={said?.type === "success" ? "status" : "alert"}>
    {said && (
      <Alert type={said.type} dismissible dismissAriaLabel={text.dismiss} onDismiss={onDismiss}>
        {said.words}
      </Alert>
    )}
  </div>
);
