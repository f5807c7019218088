import Button from "@cloudscape-design/components/button";

interface DownloadButtonProps {
  /** Nothing is shown where there is no file. */
  readonly link: string | undefined;
  readonly label: string;
  /** The name it is saved under, where the link itself gives none. */
  readonly as?: string;
  readonly variant?: "normal" | "primary" | "inline-link";
}

/** Takes a file home by its signed link. */
export const DownloadButton = ({ link, label, as, variant = "normal" }: DownloadButtonProps) =>
  link && (
    <Button href={link} download={as ?? true} variant={variant} iconName="download">
      {label}
    </Button>
  );
