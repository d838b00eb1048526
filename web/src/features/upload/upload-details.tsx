import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { call } from '#contract/client.ts';
import type { TermsShown } from '#contract/legal-pages.ts';
import type { Upload } from '#contract/uploads.ts';
import { Group } from '../../parts/form-groups.tsx';
import { TermsNote } from '../../parts/terms-note.tsx';
import * as texts from '../../texts/upload.ts';
import { actWords, nextWords } from './next-words.ts';
import { PublishBox } from './publish-box.tsx';
import { formOfUpload, readUpload } from './read-form.ts';
import type { FormValues } from './remembered-form.ts';
import { SeriesGroup } from './series-group.tsx';
import { FileThumbnail } from './thumbnail-choice.tsx';
import { useHeldPress } from './use-held-press.ts';
import { useRecalled, useVideoForm } from './use-video-form.ts';
import {
  AboutGroup,
  type CategoryChoice,
  DeclarationGroup,
  LanguageGroup,
  PublishingGroup,
} from './video-groups.tsx';
import './groups.css';

/** How far the details of a file are, for its row. */
export interface DetailsState {
  missing: number;
  /** They were sent off, and wait for their file. */
  isHeld: boolean;
  /** Something was typed that the server does not have. */
  isChanged: boolean;
}

export interface UploadDetailsProps {
  owner: string;
  /** What the form is remembered by. */
  formKey: string;
  /** Null: the server does not know the file yet. */
  uploadId: string | null;
  /** All of the file is here. */
  hasArrived: boolean;
  fileName: string;
  /** What was sent before. */
  sent: Upload['details'];
  /** The file itself, if this browser holds it. */
  file: File | null;
  picture: Blob | null;
  onPicture(picture: Blob | null): void;
  categories: readonly CategoryChoice[];
  isReviewed: boolean;
  terms: { terms: TermsShown | null; isAsking: boolean; ask(): Promise<void> };
  /** The server has them. */
  onSent(): Promise<void>;
  /** Something is wrong that only its form shows. */
  onRefused(): void;
  onState(state: DetailsState): void;
}

/** What is typed and declared for one file. It can be sent off while the file is still arriving, or waits its turn. */
export function UploadDetails(props: UploadDetailsProps) {
  const { recalled, version } = useRecalled(props.owner, props.formKey);
  const stored = formOfUpload(props.sent, props.fileName, props.categories);
  return <DetailsForm key={version} {...props} initial={recalled ?? stored} wasChanged={recalled !== null} />;
}

function DetailsForm(props: UploadDetailsProps & { initial: FormValues; wasChanged: boolean }) {
  const { uploadId, sent, categories, isReviewed, terms, onSent, onRefused, onState } = props;
  const [initial] = useState(props.initial);
  const [isSending, setSending] = useState(false);
  const [isChanged, setChanged] = useState(props.wasChanged);
  const waiting = uploadId === null ? texts.waitsForFile : terms.isAsking ? texts.waitsForTerms : null;
  const form = useVideoForm({
    owner: props.owner,
    formKey: props.formKey,
    initial,
    isDeclared: false,
    onEdit: () => {
      held.takeBack();
      setChanged(true);
    },
  });
  const held = useHeldPress(waiting, () => void send());

  const { length: missing } = form.missing;
  useEffect(
    () => onState({ missing, isHeld: held.isHeld, isChanged }),
    [missing, held.isHeld, isChanged, onState],
  );

  async function send() {
    if (isSending || uploadId === null) return;
    setSending(true);
    form.clear();
    try {
      await call('submit_upload', {
        p_upload_id: uploadId,
        ...readUpload(form.read()),
        p_terms: terms.terms?.number ?? null,
      });
      form.forget();
      setChanged(false);
      await onSent();
    } catch (error) {
      const field = form.refuse(error);
      onRefused();
      if (field === 'terms') await terms.ask();
    } finally {
      setSending(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending && form.isWhole()) held.press();
  };
  // Enter in a line of text is no wish to publish.
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    const isLine = target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type);
    if (event.key === 'Enter' && isLine) event.preventDefault();
  };
  const group = { ...form.group, level: 4 } as const;

  return (
    <form className="form details-form" onSubmit={submit} onKeyDown={onKeyDown} {...form.bind}>
      <div className="groups">
        <AboutGroup {...group} categories={categories} />
        <Group heading={texts.thumbnailGroup} level={4}>
          <FileThumbnail file={props.file} picture={props.picture} onPicture={props.onPicture} />
        </Group>
        <LanguageGroup {...group} hasAiring={false} />
        {/* Whoever comes back to the form has said what they wanted. */}
        <SeriesGroup {...group} name={sent === null && !props.wasChanged ? props.fileName : undefined} />
        <DeclarationGroup {...group} />
        <PublishingGroup {...group} isReviewed={isReviewed} />
      </div>
      <PublishBox
        heading={texts.publishBox}
        level={4}
        missing={form.missing}
        whole={texts.nothingMissing}
        isTried={form.isTried}
        lead={form.lead}
        next={nextWords(form.values, isReviewed)}
        act={sent === null ? actWords(form.values, isReviewed) : texts.actSaveChanges}
        isBusy={isSending}
        held={held.words}
        wrong={form.wrongWhole}
      >
        {sent === null && !props.hasArrived && <p className="publish-next">{texts.nextFile}</p>}
        <TermsNote terms={terms.terms}>{texts.termsIntro}</TermsNote>
      </PublishBox>
    </form>
  );
}
