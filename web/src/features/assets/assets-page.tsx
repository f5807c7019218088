import "./assets.css";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { AppButton } from "../../components/app-link.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useUser } from "../../lib/session.ts";
import { AssetList } from "./asset-list.tsx";
import { assetList } from "./queries.ts";
import { text } from "./text.ts";
import { UploadPanel } from "./upload-panel.tsx";

/** The user's assets and the upload panel. */
export const AssetsPage = () => {
  const { data, error, refetch } = useQuery(assetList(useUser().id));
  return (
    <SpaceBetween size="l">
      <PageHeader
        title={text.title}
        description={text.lead}
        actions={<AppButton to="/welcome">{text.back}</AppButton>}
      />
      <UploadPanel assets={data ?? []} />
      <AssetList assets={data} error={error} onRetry={() => void refetch()} />
    </SpaceBetween>
  );
};
