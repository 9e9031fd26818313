interface ImportMetaEnv {
  /** Of content/company.yaml, at the time of the build (vite.config.ts). */
  readonly COMPANY_NAME: string;
  readonly COMPANY_PHONE: string;
  readonly COMPANY_EMAIL: string;
}
