import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { inOwnWords } from "./in-own-words.ts";

/** Stories of sharing something, of not wanting to, and of giving something away. */
export const sharing = [
  story({
    says: [
      phrase(
        "(?:shared|shares|decided to share|offered to share|had to share|wanted to share) <item:thing> with <other:somebody>",
      ),
    ],
    unless:
      /\b(?:secrets?|room|bedroom|flat|apartment|house|birthday|bed|job|stage|story|stories|love|life|husband|wife|cabin|cell|name|desk|boat|ticket|online|recipe|dreams?|memories|news|not (?:want to )?share|refused|never shared|sharing)\b/i,
    after: [
      "{Theitem} would only just have been enough for one. {Hero} knew that very well when {he} looked at {other}. {Other} did not ask for anything. {Other} looked the other way, as you do when you do not want to be caught hoping. {Hero} saw it all the same, and after that {he} could not think of anything else.",
      "“This is enough for two,” said {hero}, which was not quite true. {Other} shook {otherhis} head politely. {Hero} said it a second time. At the third time {other} came a little closer, and then {hero} and {other} shared {theitem}, one half each. Neither of them had quite enough. It was strange how little that mattered.",
      "+ To share {theitem} you have to be rather close together. {Hero} did not know what to talk about, so {he} told {other} what had gone wrong for {him} that day. {Other} listened, and then told {him} something that had gone wrong much worse. It had not sounded funny until they said it aloud, but it was.",
      "When {hero} came home, {he} was scolded. “You gave half of it to somebody you hardly know?” they said. “And what if you had needed it yourself?” {Hero} had no answer to that. That night {he} lay in bed and thought about it. Perhaps it had been silly. Perhaps {other} had already forgotten about {him}.",
    ],
    end: [
      "And then, some days later, everything was the other way round. It was {hero} who stood there with nothing. {He} had been in a hurry, and {theitem} was at home, and it was a really bad day to be without. {Hero} looked the other way, so as not to be caught hoping. Somebody came up beside {him} and stopped.",
      "“This is enough for two,” said a voice, and it was {other}. What {other} held out was not big, and you could see that {otherhe} could have done with all of it. {Hero} shook {his} head politely. {Other} said it again, and again, and came a little closer. “I've been waiting for days,” said {other}, “for you to forget something.”",
      "By now {hero} and {other} do it all the time, and neither of them could say any more who began. They have one half each, and they have got used to being rather close together. And when somebody near them looks the other way, they move up, both at once. It is enough for three.",
    ],
  }),
  ...inOwnWords(
    {
      says: [
        phrase(
          "(?:did not|didn['’]t|would not|refused to|never|hated to|hates to|hated) (?:want to |wanted to |like to |liked to )?(?:share|shared|sharing) <item:thing>(?=[,.;]| (?:with|learned|learns|had|has|until|because|and|but|when|found|discovered|was|is|met|changed|saw|got|to|in|at|on)\\b)",
        ),
      ],
      may: [phrase("(?:share|shared|sharing) [^.,]*? with <others:thing>")],
      unless: /\b(?:secrets?|room|bedroom|flat|apartment|house|bed|husband|wife|stage|adult|murder\w*|died)\b/i,
      after: [
        "“Mine,” said {hero}, and held {theitem} tight. It was the word that {hero} used most. {He} had nothing against the others. {He} only knew how it goes: first they want a little, then they want a little more, and in the end you have nothing. So {hero} looked for a good place to hide {theitem}, and sat down on top of it.",
        "That was not as comfortable as {he} had thought. Now {hero} had to stay there. {He} could not go and play, because of {theitem}. {He} could not sleep, because of {theitem}. Whenever there was a rustle, {he} jumped up and counted if it was all still there. It was all still there. But {hero} was no longer sure whether {he} had {theitem} or {theitem} had {him}.",
        "+ The others came by and asked. “Only a bit?” “Mine,” said {hero}. They came by and did not ask any more. Then they no longer came by. From far off {hero} could hear them laugh about something, and {he} stretched {his} neck to see what it was. It was too far away to see.",
        "Then came a cold, grey day, and {hero} wanted to be happy. {He} took out {theitem}, all of it, and looked at it from every side. It was just as good as before. There was only something missing, and {hero} could not find out what. “Look!” {he} said aloud. “Isn't that wonderful?” And there was nobody there to say yes.",
      ],
      end: [
        "{Hero} sat for a long time. Then {he} picked up {theitem} and went over to where the laughing was. {His} legs did not want to go, but {he} made them. “Here,” said {hero}, very quietly, and held it out. “Only a bit, please.” They looked at {hero}. They took only a bit. “That's the best I've ever seen,” said the smallest of them.",
        "And then something happened that {hero} had not known about. They all began to bring out what they had hidden themselves, from under stones and behind their backs. “Only a bit,” they said to {hero}, and gave {him} some of it. {Hero} counted in the evening. {He} had shared {theitem} with every one of them, and {he} had more than in the morning.",
        [
          "{Hero} still says “Mine” sometimes. It is hard to get rid of such a word. But {he} has learned that {lesson} So {he} hears {himself}, and goes red, and adds another one. “Mine,” says {hero}. “Do you want some?”",
          "{Hero} still says “Mine” sometimes. It is hard to get rid of such a word. But then {he} hears {himself}, and goes red, and adds another one. “Mine,” says {hero}. “Do you want some?”",
        ],
      ],
    },
    { lesson: /\blearn(?:s|ed|t) that (?<lesson>[^.]+\.)/u },
  ),
  story({
    says: [
      phrase(
        "(?:gave|gives|decided to give|wanted to give|had to give) (?:away )?(?=his|her|its|their|the last|the only)<gift:thing> (?:away )?to <other:somebody>",
      ),
    ],
    unless:
      /\b(?:birth|life|lives|heart|kidney|blood|orders?|speech|concert|lesson|house|company|farm|money|fortune|(?:his|her|their) (?:child|baby|son|daughter)|secret|answer|advice|love|attention|name|number|job|all (?:his|her)|wedding|ring back|murder\w*|wrong)\b/i,
    after: [
      "It happened quickly. {Hero} saw {other}, saw what {other} needed, and looked down at {gift}. {He} could have gone on. Many had gone past already. “Here,” said {hero}, and held {thegift} out. {Other} did not take it at once. {Other} looked at {hero}, to see whether it was a joke. It was not a joke.",
      "“But it's yours,” said {other}. “Not any more,” said {hero}. {His} fingers had to be told to let go, one after the other. Then {other} had {thegift}, and held it with both arms. {Hero} turned round rather fast and walked away, because {he} did not want to be thanked, and because {he} did not want to change {his} mind.",
      "+ “You did what?” they asked at home. “You can't simply give that away! You have no other!” {Hero} knew that. {He} had been good at not thinking about it up to now. “I'll manage,” {he} said. Everybody looked at the place where {thegift} had always been, and so did {hero}.",
      "That night was the hardest. {Hero} reached for {thegift} in {his} sleep, and {his} hand found nothing. {He} lay awake. Perhaps {other} had not needed it as badly as it seemed. Perhaps {thegift} was lying about in some corner already. {Hero} was ashamed of that thought, but it would not go away.",
    ],
    end: [
      "So one day {hero} went back to see. {He} only wanted to look, from far away. And there was {other}. {Hero} would hardly have known {otherhim}. {Other} stood up straight and laughed, with red cheeks, and next to {otherhim}, where {other} could touch it at any moment, was {gift}. It had never looked so much as if it were in the right place.",
      "{Other} saw {hero}, and came running. “I've been looking for you everywhere,” said {other}, and pressed something into {hero's} hand. It was small and a bit crooked, and anybody could see that {other} had made it {otherhimself}. “It isn't as good as yours,” said {other}. {Hero} turned it over and had to clear {his} throat. “It's better,” {he} said.",
      "The crooked thing stands now in the place where {gift} was before. {Hero} looks at it every morning. {He} still misses {thegift} now and then. But {he} knows exactly where it is, and that it is needed there, and each time {he} is glad all over again.",
    ],
  }),
];
