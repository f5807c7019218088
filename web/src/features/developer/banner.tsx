import Alert from "@cloudscape-design/components/alert";
import { useEffect, useState } from "react";
import { text } from "./text.ts";

export interface BannerMessage {
  readonly type: "success" | "error" | "warning";
  readonly content: string;
}

/** The last message of a section. A success disappears after `shownFor` ms; errors stay until they are dismissed. */
export const useBanner = (shownFor: number) => {
  const [message, showMessage] = useState<BannerMessage>();
  useEffect(() => {
    if (message?.type !== "success") return;
    const timer = setTimeout(() => showMessage(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [message, shownFor]);
  return { message, showMessage };
};

interface BannerProps {
  readonly message: BannerMessage | undefined;
  readonly onDismiss: () => void;
}

export const Banner = ({ message, onDismiss }: BannerProps) => (
  <div role={message?.type === "success" ? "status" : "alert"}>
    {message && (
      <Alert type={message.type} dismissible dismissAriaLabel={text.dismiss} onDismiss={onDismiss}>
        {message.content}
      </Alert>
    )}
  </div>
);
