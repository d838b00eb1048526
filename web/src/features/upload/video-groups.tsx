import { useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { Choice, Group, Spot } from '../../parts/form-groups.tsx';
import { languagesWith } from '../../parts/language-choices.ts';
import { TagField } from '../../parts/tag-field.tsx';
import * as texts from '../../texts/upload.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Select } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { FormatField } from './format-field.tsx';
import { type FormValues, textOf } from './remembered-form.ts';

export interface CategoryChoice {
  id: string;
  name: string;
}

/** What the groups of an upload's form and of a video's have in common. */
export interface GroupProps {
  /** The level of their headings. */
  level: 2 | 4;
  /** What stands in the fields at first. */
  initial: FormValues;
  /** What stands in them now. */
  values: FormValues;
  /** What is wrong with a field, in words. */
  wrongOf(field: string): string | null;
}

/** Title, description, category and tags. */
export function AboutGroup(props: GroupProps & { categories: readonly CategoryChoice[] }) {
  const { level, initial, values, wrongOf, categories } = props;
  const category = textOf(initial, 'category');
  const lengthOf = (name: string, most: number) =>
    fillIn(texts.lengthOf, { length: textOf(values, name).length, most });
  return (
    <Group heading={texts.aboutGroup} level={level}>
      <Spot name="title">
        <Field
          label={texts.title}
          name="title"
          maxLength={limits.titleLength}
          autoComplete="off"
          aria-required
          defaultValue={textOf(initial, 'title')}
          error={wrongOf('title')}
          hint={lengthOf('title', limits.titleLength)}
        />
      </Spot>
      <TextArea
        label={texts.description}
        name="description"
        rows={6}
        maxLength={limits.descriptionLength}
        defaultValue={textOf(initial, 'description')}
        error={wrongOf('description')}
        hint={`${texts.descriptionHint} ${lengthOf('description', limits.descriptionLength)}`}
      />
      <Select
        label={texts.category}
        name="category"
        defaultValue={category}
        options={[
          // Hidden, or with nothing public in it: it stays, though nobody may choose it again.
          ...(categories.some(({ id }) => id === category) ? [] : [[category, texts.asItIs] as const]),
          ...categories.map(({ id, name }) => [id, name] as const),
        ]}
      />
      <Spot name="tags">
        <TagField initial={textOf(initial, 'tags')} error={wrongOf('tags')} />
      </Spot>
    </Group>
  );
}

const airingStates = [
  ['', texts.notSaid],
  ['ongoing', texts.ongoing],
  ['releasing', texts.releasing],
  ['completed', texts.completed],
  ['upcoming', texts.upcoming],
] as const;

/** Spoken language, subtitles and format; `hasAiring`: how the work airs too. */
export function LanguageGroup(props: GroupProps & { hasAiring: boolean }) {
  const { level, initial, wrongOf, hasAiring } = props;
  const audio = textOf(initial, 'audio');
  return (
    <Group heading={texts.languageGroup} level={level}>
      <Select
        label={texts.spokenLanguage}
        name="audio"
        defaultValue={audio}
        options={[['', texts.notSaid], ...languagesWith([audio])]}
      />
      <CheckList
        legend={texts.subtitles}
        name="subtitles"
        hint={hasAiring ? texts.subtitlesHintOfVideo : texts.subtitlesHint}
        options={languagesWith(initial.subtitles ?? [])}
        chosen={initial.subtitles ?? []}
        none={texts.noSubtitlesChosen}
      />
      <FormatField initial={textOf(initial, 'format')} error={wrongOf('format')} />
      {hasAiring && (
        <Select
          label={texts.airing}
          name="release"
          defaultValue={textOf(initial, 'release')}
          options={airingStates}
        />
      )}
    </Group>
  );
}

const depictsChoices = [
  ['drawn', texts.drawnWork, null],
  ['live_action', texts.actualHumans, texts.actualHumansHint],
] as const;

/** What the uploader declares about the file. */
export function DeclarationGroup({ level, initial, wrongOf }: GroupProps) {
  // What the list of what is missing calls it says nothing beneath a box.
  const said = (name: 'adults' | 'rights') => {
    const wrong = wrongOf(name);
    return wrong === texts.missingAdults || wrong === texts.missingRights ? texts.tickThisFirst : wrong;
  };
  return (
    <Group heading={texts.declarationGroup} level={level}>
      <Declared name="adults" words={texts.adultsOnly} initial={initial} wrong={said('adults')} />
      <Declared name="rights" words={texts.rightsHeld} initial={initial} wrong={said('rights')} />
      <p className="group-label" aria-hidden="true">
        {texts.depicts}
      </p>
      <Choice
        label={texts.depicts}
        name="depicts"
        chosen={textOf(initial, 'depicts') || 'drawn'}
        choices={depictsChoices}
      />
    </Group>
  );
}

/** One sentence that is declared by ticking it. */
export function Declared(props: {
  name: string;
  words: string;
  initial: FormValues;
  wrong: string | null;
  /** The browser asks for it. */
  isRequired?: boolean;
}) {
  const { name, words, initial, wrong, isRequired } = props;
  const id = useId();
  return (
    <Spot name={name}>
      <label className="declared" data-wrong={wrong === null ? undefined : ''}>
        <input
          type="checkbox"
          name={name}
          required={isRequired}
          defaultChecked={textOf(initial, name) !== ''}
          aria-invalid={wrong === null ? undefined : true}
          aria-describedby={wrong === null ? undefined : id}
        />
        <span>{words}</span>
      </label>
      {wrong !== null && (
        <p id={id} className="declared-said">
          {wrong}
        </p>
      )}
    </Spot>
  );
}

/** Whether a video stays a draft, is published or is scheduled, and until when it may be public. */
export function PublishingGroup(props: GroupProps & { isReviewed: boolean }) {
  const { level, initial, values, wrongOf, isReviewed } = props;
  // In an empty form nothing is known yet.
  const wish = textOf(values, 'publish') || textOf(initial, 'publish');
  const [at] = useState(() => textOf(initial, 'publish_at'));
  return (
    <Group heading={texts.publishingGroup} level={level}>
      <Choice
        label={texts.publishingGroup}
        name="publish"
        chosen={textOf(initial, 'publish')}
        choices={[
          [
            'publish',
            isReviewed ? texts.publishAfterReview : texts.publishWords,
            isReviewed ? texts.publishReviewedHint : texts.publishHint,
          ],
          ['schedule', isReviewed ? texts.scheduleAfterReview : texts.scheduleWords, texts.scheduleHint],
          ['draft', texts.draftWords, texts.draftHint],
        ]}
      />
      {wish === 'schedule' && (
        <Spot name="publish_at">
          <Field
            label={texts.publishAt}
            name="publish_at"
            type="datetime-local"
            defaultValue={textOf(values, 'publish_at') || at}
            error={wrongOf('publish_at')}
            hint={texts.yourTime}
          />
        </Spot>
      )}
      <Field
        label={texts.licenseEnds}
        name="licence_ends"
        type="date"
        hint={texts.licenseHint}
        defaultValue={textOf(initial, 'licence_ends')}
        error={wrongOf('licence_ends_at')}
      />
    </Group>
  );
}
