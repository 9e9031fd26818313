import { zodResolver } from '@hookform/resolvers/zod';
import { requestForm } from '#contracts/request-form.ts';

/** The server's schema as a resolver of react-hook-form. */
export const validateForm = zodResolver(requestForm, undefined, { raw: true });
