// controls
export const settings = 'Settings';
export const replay = 'Replay';
export const play = 'Play';
export const pause = 'Pause';
export const nextTitle = 'Next: {title}';
export const shiftN = 'Shift+N';
export const chapter = 'Chapter:';
export const captions = 'Captions';
export const auto = 'Auto';
export const qualityName = 'Quality: {name}';
export const pictureInPicture = 'Picture in picture';
export const miniPlayer = 'Mini-player';
export const theatre = 'Theatre';
export const leaveFullScreen = 'Leave full screen';
export const fullScreen = 'Full screen';

// corner-controls
export const backToTheVideo = 'Back to the video';
export const closeTheMiniPlayer = 'Close the mini-player';

// help-dialog
export const keyboardShortcuts = 'Keyboard shortcuts';
export const close = 'Close';
export const singleKeysWorkOnThe = 'Single keys work on the whole page, not only inside the player';

// menu-pages
export const quality = 'Quality';
export const speed = 'Speed';
export const captionSize = 'Caption size';
export const audio = 'Audio';
export const chapters = 'Chapters';
export const small = 'Small';
export const normal = 'Normal';
export const large = 'Large';
export const veryLarge = 'Very large';
export const autoPlayingLinesP = 'Auto ({playingLines}p)';
export const off = 'Off';
export const autoplayNext = 'Autoplay next';
export const loop = 'Loop';

// player-actions
export const nothingFollowsThisVideo = 'Nothing follows this video';

// seek-bar
export const seek = 'Seek';
export const spokenTimeOfSpokenTime2Value = '{spokenTime} of {spokenTime2}{value}';

// state-layer
export const thisVideoWasRemoved = 'This video was removed';
export const itCanNoLongerBe = 'It can no longer be watched here.';
export const itsFileCouldNotBe = 'Its file could not be read.';
export const thisVideoStopped = 'This video stopped';
export const theServerDoesNotAnswer = 'The server does not answer';
export const playbackResumesByItselfWhen = 'Playback resumes by itself when it does.';
export const youAreOffline = 'You are offline';
export const playbackResumesByItselfWhenThe = 'Playback resumes by itself when the connection is back.';
export const tryAgain = 'Try again';
export const thisVideoIsBeingPrepared = 'This video is being prepared';
export const itStartsHereAsSoon = 'It starts here as soon as its first part is ready.';
export const preparation = 'Preparation';
export const waitingForItsTurn = 'Waiting for its turn.';
export const doneIsDone = '{done} % is done.';
export const loading = 'Loading';
export const playTitle = 'Play {title}';
export const theConnectionIsLostPlaying = 'The connection is lost. Playing what has loaded.';
export const higherQualityIsBeingPrepared = 'Higher quality is being prepared{value}';
export const goingOnAtClockTime = 'Going on at {clockTime}';
export const startOver = 'Start over';

// up-next
export const upNext = 'Up next';
export const inCountdownSeconds = 'in {countdown} seconds';
export const playNow = 'Play now';
export const cancel = 'Cancel';

// volume-control
export const unmute = 'Unmute';
export const mute = 'Mute';
export const volume = 'Volume';

// embed-frame
export const allowScriptsAllowSameOrigin = 'allow-scripts allow-same-origin allow-presentation';
export const playTitleFromHost = 'Play {title} from {host}';
export const playsFromHostWhichThen = 'Plays from {host}, which then sees your visit.';

// engine
export const thePictureOrTheSound = 'The picture or the sound could not be read.';
export const aPartOfItIs = 'A part of it is missing on the server.';
export const thePlayerDidNotLoad = 'The player did not load.';

// on-media
export const volumeWhole = 'Volume {whole}';
export const muted = 'Muted';
export const speedPlaybackRate = 'Speed {playbackRate}×';
export const oneFrameOn = 'One frame on';
export const oneFrameBack = 'One frame back';
export const thisVideoHasNoCaptions = 'This video has no captions';
export const captionsOff = 'Captions off';
export const captionsLabel = 'Captions: {label}';

// player
export const miniPlayerTitle = 'Mini-player: {title}';
export const videoPlayerTitle = 'Video player: {title}';

// keyboard-map
export const spaceK = 'Space, k';
export const playOrPause = 'Play or pause';
export const backOrForward10Seconds = 'Back or forward 10 seconds';
export const backOrForward5Seconds = 'Back or forward 5 seconds';
export const goTo090 = 'Go to 0 % – 90 %';
export const oneFrameBackOrForward = 'One frame back or forward';
export const volumeUpOrDown = 'Volume up or down';
export const captionsOnOrOff = 'Captions on or off';
export const slowerOrFaster = 'Slower or faster';
export const shiftNLabel = 'Shift + n';
export const nextVideo = 'Next video';
export const thisList = 'This list';
export const buttonInputAHrefSummary =
  'button, input,  a[href], summary, [role="button"], [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="tab"], [role="switch"]';

// slot-face
export const videoStreamUrlNotYet = 'Video stream URL not yet available.';
export const thisVideoCouldNotBe = 'This video could not be prepared';
export const pleaseComeBackLater = 'Please come back later.';

// time-format
export const n0Seconds = '0 seconds';

// watch-player
export const playingInTheMiniPlayer = 'Playing in the mini-player';
export const bringItBack = 'Bring it back';
export const itStartsSoon = 'It starts soon.';
export const percentIsDone = '{percent} % is done.';
export const javaScriptIsOffTheVideo =
  'JavaScript is off. The video plays here if your browser reads HLS streams by itself.';

// embed
export const errorFailedToLoadVideo = 'Error: Failed to load video data.';
export const onSiteName = 'on {siteName}';
