import type { ComponentProps } from 'react';
import { ForgetAge } from './features/age-gate/forget-age.tsx';
import { Footer } from './features/site-frame/footer.tsx';

type Facts = Omit<ComponentProps<typeof Footer>, 'forgetAge'>;

/** The footer with the form that takes the age confirmation back, which leads back `here`; null: nothing to take back. */
export default function PublicFooter({ here, ...facts }: Facts & { here: string | null }) {
  return <Footer {...facts} forgetAge={here === null ? null : <ForgetAge returnTo={here} />} />;
}
