interface ImportMetaEnv {
  /** Name of the company in content/company.yaml at the time of the build (vite.config.ts), as are phone and e-mail. */
  readonly COMPANY_NAME: string;
  readonly COMPANY_PHONE: string;
  readonly COMPANY_EMAIL: string;
}
