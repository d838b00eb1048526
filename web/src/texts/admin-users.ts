// user-forms
export const yesLowerCase = 'Yes, {lowerCase}';
export const youLose = 'You lose';
export const usernameLoses = '{username} loses';
export const roleAndRights = 'Role and rights';
export const takeTheAdminRole = 'Take the admin role';
export const whoseTheWholeBackOffice = '{whose} the whole back office at once.';
export const saveRole = 'Save role';
export const roleAfterwards = 'Role afterwards';
export const role = 'Role';
export const takeTheRightToUpload = 'Take the right to upload';
export const usernameCanSendNoMore = '{username} can send no more videos. What is published stays.';
export const allowToUploadVideos = 'Allow to upload videos';
export const whyTheRightIsTaken = 'Why the right is taken';
export const theMemberReadsItBy = 'The member reads it, by mail.';
export const anAdminAllowedTheUploads = 'An admin allowed the uploads, whatever the identity check says.';
export const anAdminDeniedTheUploads = 'An admin denied the uploads, whatever the identity check says.';
export const leaveItToTheIdentity = 'Leave it to the identity check';
export const fromThenOnUsernameMay = 'From then on {username} may upload only as the identity check says.';
export const makeAnAdmin = 'Make an admin';
export const usernameWillBeAbleTo = '{username} will be able to do everything in the back office.';
export const yourOwnPassword = 'Your own password';
export const toConfirmItIsYou = 'To confirm it is you. Not needed within five minutes of logging in.';
export const access = 'Access';
export const untilItIsLifted = 'until it is lifted';
export const untilUntil = 'until {until}';
export const suspendedSinceSinceValueReason = 'Suspended since {since} {value}: {reason}';
export const liftTheSuspension = 'Lift the suspension';
export const suspend = 'Suspend';
export const usernameIsLoggedOutEverywhere = '{username} is logged out everywhere and cannot log in.';
export const reason = 'Reason';
export const theMemberReadsIt = 'The member reads it.';
export const forHowLong = 'For how long';
export const logOutEverywhere = 'Log out everywhere';
export const everySessionOfUsernameEnds = 'Every session of {username} ends ({sessionCount} now).';
export const strikes = 'Strikes';
export const noStrikes = 'No strikes.';
export const aFormerAdmin = 'a former admin';
export const noLongerCounts = ', no longer counts';
export const countsUntilEndsAt = ', counts until {endsAt}';
export const takeBack = 'Take back';
export const giveAStrike = 'Give a strike';
export const whatWasBroken = 'What was broken';
export const notes = 'Notes';
export const noNotes = 'No notes.';
export const deleteWords = 'Delete';
export const theNoteIsGoneFor = 'The note is gone for good.';
export const keepTheNote = 'Keep the note';
export const note = 'Note';
export const onlyAdminsReadIt = 'Only admins read it.';

// user-intents
export const oneDay = 'One day';
export const oneWeek = 'One week';
export const n30Days = '30 days';
export const oneYear = 'One year';
export const untilItIsLiftedLabel = 'Until it is lifted';

// user-record
export const never = 'Never';
export const account = 'Account';
export const username = 'Username';
export const displayName = 'Display name';
export const none = 'None';
export const email = 'Email';
export const confirmed = 'confirmed';
export const notConfirmed = 'not confirmed';
export const mayUpload = 'May upload';
export const yes = 'Yes';
export const no = 'No';
export const joined = 'Joined';
export const lastLogin = 'Last login';
export const sessions = 'Sessions';
export const askedToBeDeleted = 'Asked to be deleted';
export const whatWasDoneHere = 'What was done here';
export const applications = 'Applications';

// users-table
export const usernameLosesTheWholeBack = '{username} loses the whole back office at once. Go on?';
export const editRoleOfUsername = 'Edit Role of {username}';
export const editRole = 'Edit Role';
export const roleOfUsername = 'Role of {username}';
export const enterSavesEscapeLeavesIt = 'Enter saves, Escape leaves it as it was.';
export const admin = 'Admin';
export const active = 'Active';
export const suspended = 'Suspended';
export const leavingDeletedOnISOString = 'Leaving, deleted on {iSOString}';
export const searchUsers = 'Search users';
export const allRoles = 'All roles';
export const users = 'Users';
export const noUsersFound = 'No users found';
export const allUsers = 'All users';

// user
export const failedToLoadTheUser = 'Failed to load the user.';
export const theUserIsAnAdmin = 'The user is an admin now.';
export const theIdentityCheckDecidesOn = 'The identity check decides on uploads now.';
export const theUserMayUploadVideos = 'The user may upload videos now.';
export const theUserMayNoLonger = 'The user may no longer upload videos.';
export const theUserIsSuspended = 'The user is suspended.';
export const theSuspensionIsLifted = 'The suspension is lifted.';
export const oneSessionWasEnded = 'One session was ended.';
export const endedSessionsWereEnded = '{ended} sessions were ended.';
export const theStrikeIsGiven = 'The strike is given.';
export const theStrikeIsTakenBack = 'The strike is taken back.';
export const theNoteIsSaved = 'The note is saved.';
export const theNoteIsDeleted = 'The note is deleted.';
export const failedToProcessRequest = 'Failed to process request.';

// users
export const failedToLoadUsers = 'Failed to load users.';
export const failedToChangeTheRole = 'Failed to change the role.';
export const theRoleIsRoleWordsNow = 'The role is {roleWords} now.';
