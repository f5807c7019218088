import Button from "@cloudscape-design/components/button";

interface DownloadButtonProps {
  /** Nothing is shown where there is no file. */
  readonly link: string | undefined;
  readonly label: string;
  readonly variant?: "normal" | "primary" | "inline-link";
}

/** Takes a file home by its signed link. */
export const DownloadButton = ({ link, label, variant = "normal" }: DownloadButtonProps) =>
  link && (
    <Button href={link} download variant={variant} iconName="download">
      {label}
    </Button>
  );
