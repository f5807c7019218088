import type { ScriptGroup } from "../script.ts";

/** Something sad happens, or somebody is alone: how it feels, and what one does all the same. */
export const grieving: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [
        [
          1,
          "{Hero} did not want to cry, and for a while it worked. Then somebody asked what was the matter, quite kindly, and it no longer worked.",
          "For some time {hero} just [sat there. There are moments in which nothing helps, and the best one can do is to sit|stood there. One has to do something with such a moment, and mostly one does nothing|looked straight ahead. Thinking would come later, and it did].",
        ],
        [
          1,
          "Later {he} went to a place where nobody would look for {whom}. From there one could see the [clouds|roofs|treetops]. They knew nothing about it and were beautiful all the same.",
          "“It will be all right,” people said. They meant it well. But {hero} did not want it to be all right, {he} wanted it to be as it had been.",
        ],
        [
          2,
          "It did not get better by thinking. So {hero} did what had to be done that day, and put away what lay about, and ate something. After that it was still sad, but it was no longer quite so big.",
          "In the night it [rained, and {hero} listened to it. With every hour the rain became a little softer, and the thoughts did, too|blew around the house, and {hero} heard every shutter. Toward morning it grew quiet, outside and inside|snowed, quite without a sound. When {hero} looked out in the morning, even the worries had round edges].",
        ],
        [
          2,
          "“Shall I stay for a bit?” asked {talker}. {Hero} nodded. They did not talk much, and that was exactly right.",
          "The others did not know what to say, so they said nothing and moved a little closer. That is sometimes the best answer.",
        ],
      ],
      end: [
        [
          0,
          "It took some time. But one morning {hero} woke up and was curious about the day. It was a small feeling, and {he} {was} careful with it, and in the evening it was still there.",
          "Slowly it became easier. First {hero} could talk about it, and then {he} could even laugh about one or two things that belonged to it.",
        ],
        [
          1,
          "{Hero} never forgot it. But it had found a place now, and it was a good place, near the window, where the light came in.",
          "“Are you happy again?” somebody asked. {Hero} thought it over. “Mostly,” {he} said, and it was true.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "It was nobody's fault, and that made it no easier. [If it had been somebody's fault, {hero} could at least have been angry|Whom should {hero} have been angry with? The weather?|{Hero} looked for somebody to be angry with and found only a chair].",
          "Everything went on as usual, and that was the strange thing about it: the [post came|bells rang|birds sang], as if nothing had happened.",
        ],
        [
          1,
          "{Hero} tried to be cheerful. {He} told a joke and forgot the end of it. The others laughed anyway, and then it was quiet.",
          "[“You are so quiet today,” people said. {Hero} said that {he} had slept badly. It was simpler like that|“Is anything the matter?” people asked. {Hero} said no, and nobody believed it, and everybody was polite|“You haven't touched your soup,” people said. {Hero} took a spoonful, so that they stopped asking].",
        ],
        [
          2,
          "Toward evening the [wind dropped|sky cleared|light turned yellow]. It was one of those evenings on which one would like to have somebody to share it with.",
          "Before going to sleep {hero} thought of three good things, as {he} had once learned to do. The third one took a while.",
        ],
      ],
      end: [
        [
          0,
          "Help came in a small way, as it often does: a knock, a question, half a [cake|sandwich|melon]. {Hero} moved over and made room, and from that evening on it was different.",
          "In the end somebody said the right thing, and it was quite a short thing: “Come along.” {Hero} came along.",
        ],
        [
          1,
          "There are still grey days now and then. But they are no longer so long, and there is nearly always somebody there in the afternoon.",
          "Later it was hard to say when it had turned. It had simply become a little warmer every day, like spring.",
        ],
      ],
    },
  ],
};
