// What is noted of a site's settings beside the site itself.
export type SiteTables = { site_change: SiteChangeTable };

type SiteChangeTable = {
  site_code: string;
  name: string;
  version: string;
  changed_at: Date;
  staff_id: number | null;
};
