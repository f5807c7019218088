import Button from "@cloudscape-design/components/button";

interface DownloadButtonProps {
  /** Without a link nothing is rendered. */
  readonly link: string | undefined;
  readonly label: string;
  /** The file name, if the link does not set one. */
  readonly as?: string;
  readonly variant?: "normal" | "primary" | "inline-link";
}

/** Downloads a file by its signed link. */
export const DownloadButton = ({ link, label, as, variant = "normal" }: DownloadButtonProps) =>
  link && (
    <Button href={link} download={as ?? true} variant={variant} iconName="download">
      {label}
    </Button>
  );
