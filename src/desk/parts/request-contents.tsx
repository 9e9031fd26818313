import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskPaths } from '#contracts/desk/paths.ts';
import { detailFields } from '#domain/requests/request-details.ts';
import type { RequestRecord } from '#domain/requests/visitor-request.ts';
import { formatReference } from '#domain/requests/reference.ts';
import { formatDay } from '../../lib/format-day.ts';
import { formatFileSize } from '../../lib/format-file-size.ts';
import { formatMoment } from '../frame/format.ts';
import { useFrame } from '../frame/frame.ts';
import { RequestedProducts } from './requested-products.tsx';

interface Props {
  readonly request: RequestRecord;
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Fact = ({ label, children }: FactProps): ReactNode => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Details that the forms name themselves, but for those that read differently to staff. */
const Details = ({ request }: Props): ReactNode => {
  const { t } = useTranslation(['desk', 'requests', 'form']);
  const { language } = useFrame();
  const labelOf = (field: (typeof detailFields)[number]): string =>
    field === 'address' || field === 'wantedDate' || field === 'serialNumber'
      ? t(`requests:labels.${field}`)
      : t(`form:details.labels.${field}`);
  return detailFields
    .filter((field) => request[field] !== '')
    .map((field) => (
      <Fact key={field} label={labelOf(field)}>
        {field === 'wantedDate' ? formatDay(request[field], language) : request[field]}
      </Fact>
    ));
};

const Files = ({ request: { attachments } }: Props): ReactNode => {
  const { t } = useTranslation('desk');
  const { language } = useFrame();
  if (attachments.length === 0) return undefined;
  return (
    <section>
      <h2>{t('request.files')}</h2>
      <ul className="files">
        {attachments.map(({ id, name, bytes }) => (
          <li key={id}>
            <a href={deskPaths.file(id)} target="_blank" rel="noreferrer">
              {name}
            </a>
            <small>{formatFileSize(bytes, language)}</small>
            <a
              href={`${deskPaths.file(id)}?download`}
              className="no-print"
              aria-label={t('request.download', { name })}
              download
            >
              ↓
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const TextBlock = ({ label, text }: { readonly label: string; readonly text: string }): ReactNode =>
  text === '' ? undefined : (
    <section>
      <h2>{label}</h2>
      <p className="text">{text}</p>
    </section>
  );

/** Everything that the visitor sent. */
export const RequestContents = ({ request }: Props): ReactNode => {
  const { t } = useTranslation(['desk', 'requests']);
  const { language } = useFrame();
  const { email, phone, country, receivedAt, noticeVersion, language: formLanguage } = request;
  return (
    <>
      <TextBlock label={t('requests:labels.message')} text={request.message} />
      <RequestedProducts products={request.products} />
      <TextBlock label={t('requests:labels.orderLines')} text={request.orderLines} />
      <Files request={request} />
      <section>
        <h2>{t('request.sent')}</h2>
        <dl>
          <Fact label={t('requests:labels.email')}>{email}</Fact>
          {phone !== '' && <Fact label={t('requests:labels.phone')}>{phone}</Fact>}
          {country !== '' && <Fact label={t('requests:labels.country')}>{country}</Fact>}
          <Details request={request} />
          <Fact label={t('requests:labels.language')}>{t(`requests:languageNames.${formLanguage}`)}</Fact>
          <Fact label={t('requests:labels.receivedAt')}>{formatMoment(receivedAt, language)}</Fact>
          <Fact label={t('requests:labels.reference')}>{formatReference(request.reference)}</Fact>
          {noticeVersion !== '' && <Fact label={t('requests:labels.noticeVersion')}>{noticeVersion}</Fact>}
        </dl>
      </section>
    </>
  );
};
