import FileInput from "@cloudscape-design/components/file-input";

interface FileButtonProps {
  /** Without the dot. */
  readonly extensions: readonly string[];
  readonly onFile: (file: File) => void;
  readonly children: string;
}

/** A button that chooses one file and keeps none. */
export const FileButton = ({ extensions, onFile, children }: FileButtonProps) => (
  <FileInput
    accept={extensions.map((extension) => `.${extension}`).join()}
    value={[]}
    onChange={({ detail }) => detail.value[0] && onFile(detail.value[0])}
  >
    {children}
  </FileInput>
);
