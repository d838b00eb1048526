import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { testMediaTools } from '../../../platform/test-media-tools.ts';

/**
 * A stand-in for an ffmpeg that can encode with NVENC: it takes nothing but the words that a rung needs, and has x264 do the work. A
 * file `broken` beside it makes every run of a ladder fail halfway; `absent` every run.
 */
export async function standInEncoder(folder: string): Promise<string> {
  const { ffmpeg } = await testMediaTools();
  const file = path.join(folder, 'ffmpeg');
  await writeFile(
    file,
    `#!/bin/sh
case " $* " in *" h264_nvenc "*) ;; *" h264_qsv "*|*" h264_vaapi "*) echo "Device creation failed: -5." >&2; exit 3 ;; *) exec ${ffmpeg.path} "$@" ;; esac
if [ -e ${folder}/absent ]; then echo "Cannot load libcuda.so.1" >&2; echo "Conversion failed!" >&2; exit 4; fi
for words in "-rc:v vbr" "-no-scenecut 1" "-forced-idr 1" "-strict_gop 1" "-profile:v high" "-preset p5" "-g "; do
  case " $* " in *" $words"*) ;; *) echo "lacks $words" >&2; exit 9 ;; esac
done
case " $* " in *" -crf"*|*" -sc_threshold "*|*" -keyint_min "*) echo "knows no words of x264" >&2; exit 9 ;; esac
tee=""
case " $* " in *" tee "*) tee=1 ;; esac
left=$#
while [ $left -gt 0 ]; do
  word=$1; shift; left=$((left - 1))
  case $word in
    h264_nvenc) set -- "$@" libx264 ;;
    p5) set -- "$@" ultrafast ;;
    -cq*) set -- "$@" "-crf\${word#-cq}" ;;
    -b:v*|-rc:v|-no-scenecut|-forced-idr|-strict_gop|-spatial-aq) shift; left=$((left - 1)) ;;
    *) set -- "$@" "$word" ;;
  esac
done
if [ -n "$tee" ] && [ -e ${folder}/broken ]; then
  ${ffmpeg.path} "$@" &
  sleep 1; kill -9 $! 2> /dev/null
  echo "[h264_nvenc] EncodePicture failed!: out of memory (10)" >&2; exit 5
fi
exec ${ffmpeg.path} "$@" -sc_threshold 0
`,
  );
  await chmod(file, 0o755);
  return file;
}
