// legal-hold-forms
export const untilItIsLifted = 'Until an admin lifts it';
export const n90Days = '90 days';
export const oneYear = 'One year';
export const fiveYears = 'Five years';
export const theHoldIsLifted = 'You’ve lifted the hold.';
export const theHoldIsPlaced = 'You’ve placed the hold.';

// statements
export const failedToExportTheStatements = 'Failed to export the statements.';

// waits-for-second
export const itCannotBeUndoneSo =
  'It can’t be undone, so it waits until another admin confirms it at the legal desk.';

// canned-choice
export const cannedTexts = 'Canned texts';

// confirm-first
export const theMailIsOnIts = 'The email is on its way.';
export const theMailCouldNotBe = 'We couldn’t send the email. Please try again.';
export const sendTheMailAgain = 'Send the email again';
export const pleaseConfirmYourEMail = 'Please confirm your email address first.';

// ground-choice
export const ruleThatWasBroken = 'Rule it breaks';
export const noneInParticular = 'None in particular';

// legal-holds
export const video = 'Video';
export const comment = 'Comment';
export const post = 'Post';
export const message = 'Message';
export const photo = 'Photo';
export const profile = 'Profile';
export const playlist = 'Playlist';
export const album = 'Album';
export const account = 'Account';
export const identityCheck = 'Identity check';
export const legalHold = 'Legal hold';
export const underAHoldNothingOf = 'Under a hold, no one can delete anything of {what}.';
export const placeAHold = 'Place a hold';
export const placeTheHold = 'Place the hold';
export const reasonForTheHold = 'Reason for the hold';
export const whatItIsOn = 'What it is on';
export const forHowLong = 'How long';
export const itIsAboutAMinor = 'It’s about a minor';
export const onlyAdminsWithChildSafety = 'Only admins who see cases about minors can see the hold.';
export const preserved = 'Preserved';
export const earlierVersionsKept =
  'Earlier versions of what this is about, kept out of sight as evidence when something changed or was deleted.';
export const yes = 'Yes';
export const no = 'No';
export const visibility = 'Visibility';
export const uploaderId = 'Uploader’s ID';
export const lengthInSeconds = 'Length in seconds';
export const inForce = 'In force';
export const over = 'Over';
export const lifted = 'Lifted';
export const onTheSubjectKind = ', on the {subjectKind}';
export const untilUntil = ', until {until}';
export const aboutAMinor = ', about a minor';
export const liftedByLiftedByLiftedAtLiftReason = 'Lifted by {liftedBy}, {liftedAt}: {liftReason}';
export const liftTheHold = 'Lift the hold';
export const anythingThatOnlyThisHold = 'We’ll delete anything that only this hold preserves within an hour.';
export const reasonForLiftingIt = 'Reason for lifting it';
export const yesLowerCase = 'Yes, {lowerCase}';
export const showItsPictures = 'Show its pictures';
export const preservedKind = 'Preserved {kind}';

// performer-records
export const failedToProcessRequest = 'Failed to process request.';
export const everyoneWhoIsSeenWith =
  'Record everyone who is seen, with a document that shows they were 18 or older when it was made. Only you and our admins can read it. We store it for {performerRecordYears} years.';
export const loading = 'Loading...';
export const noPerformerIsOnRecord = 'No performers on record yet.';
export const aRecordThatCannotBe = 'A record we can’t read';
export const bornOnDateOfBirthLowerCaseDocumentReference =
  'Born on {dateOfBirth}; {lowerCase} {documentReference}. ';
export const madeOnProducedOn = 'Made on {producedOn}.';
export const remove = 'Remove';
export const theRecordOfNameIs = 'We’ll delete the record of {name}.';
export const yesRemoveTheRecordOf = 'Yes, remove the record of {name}';
export const yesRemoveIt = 'Yes, remove it';
export const anotherPerformer = 'Add another performer';
export const legalName = 'Legal name';
export const otherNames = 'Other names';
export const maidenStageAndOtherNames = 'Maiden, stage and other names.';
export const dateOfBirth = 'Date of birth';
export const madeOn = 'Made on';
export const documentThatWasSeen = 'Document you’ve seen';
export const numberOfTheDocument = 'Document number';
export const recordThePerformer = 'Record the performer';

// uncover
export const itCannotBeReached = 'We can’t reach it.';
export const itMayShowAMinor =
  'It may show a minor, so it’s blurred and gray, and videos don’t play. We count how often you look, for your eyes only.';
export const showItClearly = 'Show it clearly';
export const suchThing = 'such thing';
export const suchThings = 'such things';
export const thatIsALotTake = ' That’s a lot. Take a break: another admin can take over.';
export const youHaveLookedAtToday = 'You’ve looked at {today} today.{today2}';
