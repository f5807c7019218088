import type { ClauseScene } from "../../../clause-scene.ts";
import { sentence } from "./figures.ts";

/** Christmas, Easter and the nights on which somebody small has to do the work of somebody great. */
export const onTheNightBefore: readonly ClauseScene[] = [
  {
    by: "any",
    words: sentence(
      "(?:knocked|rang|tapped) (?:on|at)\\b[^.]*|asked\\b[^.]*|(?:had )?lost (?:his|her|the|its) way\\b[^.]*|(?:got|was) lost\\b[^.]*|(?:landed|ended up|crashed|fell) (?:in|on|at|into|through)\\b[^.]*|needed help\\b[^.]*",
    ),
    idea: /^(?=.*\b(?<one>[Tt]ooth fairy|Easter [Bb]unny|[Ss]andman|Santa(?: Claus)?|reindeer|[Ww]itch|[Dd]ragon|[Ff]airy|[Gg]host|[Ee]lf|moon|star|[Ww]izard|[Uu]nicorn|alien)\b)(?=.*\b(?:lost (?:his|her|the|its) way|(?:got|was|gets) lost|did not know the way|asked? (?:for directions|the way)|to ask for (?:directions|the way|help)|wrong (?:window|house|door))\b)(?=.*\b(?<kid>(?:an?|the) (?:little |small |young )?(?:boy|girl|child))\b)(?!.*\b(?:in the end|finally|stole\w*)\b)/,
    after: [
      [
        0,
        "=“I know everything around here from above,” was the explanation. “From below it all looks different.” {Thekid} was in pyjamas, and thought about it. “Where did you come from?” “From the left.” “And where do you have to go?” “Everywhere. Before it gets light.”",
      ],
      [
        1,
        "=They sat down on the edge of the bed and drew a map, with everything one needs: the baker, the big dog, the tree from which one can see the rest. “And here I live,” said {thekid} and made a cross. The map was turned round, twice. “Which side is the left?”",
      ],
      [
        1,
        "=So {thekid} put on a coat over the pyjamas and came along as far as the corner, with the torch. At the corner it turned out that there was another corner. It is like that with corners.",
      ],
      [
        2,
        "=“Do you do this every night?” asked {thekid}. “Every night.” “And you've never got lost?” “Only once. That was in 1702. There was no one awake.” They walked past the big dog. It had its eyes shut and was wagging its tail.",
      ],
      [
        0.4,
        "=At the tree the lamp went out. It had given all it had. They stood there, and one could not see one's own hand, and far away a clock struck five. “I've made it worse,” said {thekid}. “Now we're both lost.”",
      ],
    ],
    end: [
      [
        0,
        "=“Wait,” said {thekid} then. “I always know the way when I shut my eyes. I go to school like that in the mornings.” And so they went with their eyes shut, hand in hand: eleven steps to the fence that is rough, then to where it smells of bread, then left, where the gutter drips. When they opened them again, the whole town lay below them, every roof in its place.",
      ],
      [
        0.6,
        "=“From here I can do it,” was the answer. “From here it's from above.” There was not much time left for a goodbye. It was a wave, and then the air where somebody had just been, and it smelled of something that {thekid} knew, but had always slept through until now.",
      ],
      [
        0.8,
        "=In the morning the map was lying on the window sill, with all the corners put in, in a hand that nobody knew. At the cross it said: “Here one may knock.”",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      "(?:was dark|was not red|was blocked|sneezed|went out|was (?:ill|sick)|(?:had|caught|got) a (?:bad |terrible |nasty )?cold|(?:had |has )?(?:lost|stopped|forgot\\w*)|(?:did not|would not|could not|no longer) (?:shine|glow|light up|work|lead|fly|pull|go|want)|shone|wanted|refused|was afraid|tried|had to)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:Rudolph|reindeer)\b)(?=.*\b(?:cold|nose|sneez\w+)\b)(?!.*\b(?:in the end|finally|laughed|stole\w*)\b)/,
    after: [
      [
        0,
        "=In front of the stable it was as dark as inside a boot. “Shine,” said somebody. There was nothing. “Shine a little,” they said. There was a sniff, and a drop fell into the snow. It did not even glimmer.",
      ],
      [
        1,
        "=They polished the nose with a soft cloth. They gave it hot soup, and onion, and a scarf of its own. The youngest of the elves had the idea with the lantern on a string. It hung in front of the nose for one minute. Then there was a sneeze, and the lantern hung on the roof.",
      ],
      [
        1,
        "=“We'll fly without,” it was decided at nine. They came as far as the weathercock. “That was the weathercock,” said somebody in the fog. They turned round, very slowly, and came past it again.",
      ],
      [
        0.4,
        "=So they stood on a roof, nobody knew on which, with all the presents in the world, and could not see the chimney. {Hero} lay down with {his} face to the wall. “It's because of me,” {he} said through {his} nose. It sounded like “begause of be”. And then it began to tickle again.",
      ],
    ],
    end: [
      [
        0,
        "=It was a sneeze that shook the tiles. And right below them a window lit up, yellow and square. “Bless you,” said a sleepy voice. They all looked at it: the window, and next to it the wall, and on top of the wall the chimney. “Do that again,” somebody whispered.",
      ],
      [
        0.6,
        "=So they flew from sneeze to sneeze. Wherever {hero} sneezed, there was a light, and then the next one, left and right, the whole street long, like lamps along a runway. “Bless you,” it came up from below. “Bless you.” Nobody has been wished so many good things in one night.",
      ],
      [
        0.8,
        "=On the next day the nose was red again, of course, and a bit sore. In the town they were all talking about the draught. They had slept badly, they said, and then so well. And under every tree lay one thing more than had been on the list: a handkerchief.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      "(?:had|was (?:asked|chosen|allowed|told|sent)|got|decided|offered|wanted|tried|set out|set off|needed|took over|stepped in|helped|jumped in)\\b(?: [a-z]+){0,2}? (?:to |in |over )?(?:deliver|bring|hand out|collect|take over|do|fetch|save|stand in|hide|pull|replace|finish|help|give out|carry|wake|paint|scatter|guide|lead)\\b[^.]*|(?:delivered|collected|brought|handed out|took over|stood in|stepped in)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?<great>[Tt]he (?:[Tt]ooth fairy|[Ee]aster [Bb]unny|[Ss]andman)|Santa(?: Claus)?|santa|Father Christmas|Saint Nicholas|Father Frost)(?:'s [a-z]+| [a-z]+)? (?:was|is|got|had|fell|broke|hurt|twisted|caught|lost|overslept|could not|slipped|sprained)\b[^.]*?(?<trouble>\b(?:ill|sick|a (?:bad |terrible )?cold|the flu|a broken leg|the measles|chickenpox|stuck(?: in [a-z ]+)?|hurt|asleep|a bad back|tired|exhausted|on holiday|(?:his|her) (?:leg|arm|foot|ankle|back|wing)|overslept|retired)\b))(?!.*\b(?:[Aa]ll the (?:other )?(?:[a-z]+ )?animals|in the end|finally|grandmother|ice cream)\b)/,
    after: [
      [
        0,
        "=It was all in a book, and the book was as thick as a cheese. “Read this first,” it said on the first page. The night was not long enough for that. {Doer} turned to the last page. There it said: “Never wake anybody. Always wipe your feet.” That was something to begin with.",
        "=“You only have to be quiet, quick, and in time,” said {great}. At most {doer} could do one of the three at a time, and which one it was changed from minute to minute.",
      ],
      [
        1,
        "=The first house went well, apart from the cat. At the second one something fell over that had bells on it. Upstairs somebody turned round in bed. {Doer} stood on one leg until it was quiet, and then on the other one.",
        "=The first house went well, apart from the cat. At the second one {mate} knocked something over that had bells on it. Upstairs somebody turned round in bed. They all stood on one leg until it was quiet.",
      ],
      [
        1,
        "=After that {doer} worked out a way of {doerhis} own. {Doer} took the small streets first, because nobody there has a clock that goes right. And {doerhe} left the shoes outside. The last page had only spoken of wiping.",
      ],
      [
        2,
        "=Somebody had put out milk, and a biscuit with a bite in it. “Sorry,” it said on a slip of paper. “I only wanted to know if it was good.” {Doer} tried the other side. It was good.",
      ],
      [
        0.4,
        "=There was still one house left when it began to grow grey in the east. It stood at the very top, and the way there was as smooth as glass. {Doer} slid back once, and then again. And when {doerhe} had got up there at last, a child was sitting on the stairs, wide awake. “You're not {great},” said the child.",
      ],
    ],
    end: [
      [
        0,
        "=There was nothing about that in the book. “No,” said {doer}. “Only a stand-in. It's the first night. Everything is going wrong.” The child thought about it. “Then I'll go back to bed,” said the child, “and you do it once more from the beginning. I'll have my eyes shut. I'm good at that.” And so {doer} did it once more, and this time it was quite right.",
      ],
      [
        0.6,
        "=It was light when {doerhe} got back. There was hot soup, and {great} lay there and looked out over the quilt. “Well?” “All of them,” said {doer}. “Did anybody see you?” “Nobody who had their eyes open.” {Great} thought about that. “The book needs a new page,” it came from the pillows.",
      ],
      [
        0.8,
        "=It has got one. It comes right at the end, in rather crooked writing, and it has cocoa on it. “Begin with the small streets,” it says. “And if somebody is sitting on the stairs: tell the truth.”",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      "(?:(?:had )?overslept|slept (?:in|through)|(?:had )?fallen asleep|fell asleep|missed the sleigh|was left behind|was (?:far )?too (?:small|young|little|weak|slow|fat|old|clumsy)|was afraid of (?:heights|flying|the dark)|could not fly|couldn't fly|could not keep up|wanted to (?:pull|fly|help|go|come)|had never been allowed|dreamed of|had a cold|got a cold|did not (?:shine|glow|light up|want)|would not (?:shine|glow)|stopped (?:shining|glowing)|got (?:lost|stuck|sick|ill)|lost (?:his|her|its) [a-z]+|was not allowed|was (?:ill|sick|scared)|sneezed)\\b[^.]*",
    ),
    idea: /^(?=.*\breindeers?\b)(?=.*\b(?:Santa|Christmas|Father Christmas|sleigh|Rudolph)\b)(?:(?=.*\b(?<great>Santa(?: Claus)?|Father Christmas)\b)|)(?!.*\b(?:Rudolph|in the end|finally|strike|stolen|stole|retire\w*)\b)/,
    after: [
      [
        0,
        "=It was the one night in the year on which nothing may go wrong. Everything was packed. Everything was tied up twice. There was a list, and a list of the lists, and {great} had read them all aloud. On none of them was there anything about {hero}.",
      ],
      [
        1,
        "={Hero} only wanted not to be any trouble. That is very difficult. {He} stood in front of the door, and the door opened. {He} stood behind the sleigh, and the sleigh went backwards. “Could somebody move that?” called a voice, and that was {hero}.",
        "=“Just stay with me,” said {mate}, “and don't touch anything.” So {hero} did not touch anything. {He} only leaned against it. It was a lever. It was a good thing that the parcels were soft.",
      ],
      [
        1,
        "=Then there was nobody there any more, only straw and a few bits of string. Far up there was a jingling, and it got thinner, like a thread. In the snow something lay that belonged on top of all the others: a parcel, quite a small one, with one name on it and a number of a house.",
      ],
      [
        0.4,
        "={Hero} looked at the parcel. {He} looked at the sky. It was a long way for somebody like {him}, and {he} did not even know which way to turn at the first star. {He} took the string in {his} teeth and ran. {He} fell down three times before the fence. The fourth time {he} noticed that the fence was underneath.",
      ],
    ],
    end: [
      [
        0,
        "=It was no beautiful flight. It went up and down, and once round a church tower, twice. But there was a light in a window, the only one that was still burning, and {hero} kept to that. {He} came down in a flower bed. “You're late,” whispered a child behind the pane. “I stayed awake for you. Everybody else is asleep.”",
      ],
      [
        0.6,
        "=On the way back {great} was waiting above the clouds, with the whole sleigh, and put a tick on the list. “Number four thousand and twelve,” it came out of the beard. “I hadn't noticed that it was missing. Who found it?” “I did,” said {hero}. “I only happened to be still there.”",
      ],
      [
        0.8,
        "=There is one more list since then. It is short. It says who goes last, and looks once more whether there is something lying in the snow. So far there is only one name on it. It has been underlined twice.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      "(?:wrote|sent|writes|posted|dictated|decided to write|addressed)\\b[^.]*?\\b(?:letters?|wish list|list|note)\\b[^.]*|(?:asked|wished|wanted|hoped)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:letters?|wish list|note|list|wrote)\b[^.]*?\b(?:to|for) (?:Santa(?: Claus)?|Father Christmas|the (?:North Pole|tooth fairy|Easter [Bb]unny|Christ Child|moon|King|king))\b)(?=.*\b(?<great>Santa(?: Claus)?|Father Christmas|the (?:North Pole|tooth fairy|Easter [Bb]unny|Christ Child|moon|King|king))\b)(?:(?=.*\b(?:for|wanted|wants|wished for|want) (?:only |just |nothing but )?(?:(?<pal>(?:an?|some) (?:new |real |best |good )?(?:friend|brother|sister|playmate|family)s?)|(?<gift>(?:an?|the|his|her|some) [a-z]+(?: [a-z]+)?))(?=[.,]| instead| for| and| to| who| that| so| rather))|)(?!.*\b(?:in the end|finally|wrong|dad|father to|mum|mother|parents|brother back|snow|addressed to|answered|wrote back|came back|arrived|reply|replied|prison|Satan|postman|postwoman|dead|died|late)\b)/,
    after: [
      [
        0,
        "={Hero} had written it three times. In the first one there was a blot, and in the second one there was too much “please”. In the third one there was only {pal}, right in the middle of the page. {He} had read it out to the cupboard, and the cupboard had had nothing against it.",
        "={Hero} had written it three times. In the first one there was a blot, and in the second one there was too much “please”. In the third one there was only {gift}, right in the middle of the page, and underlined.",
      ],
      [
        1,
        "=Now it had to be posted, and that is harder than one thinks. The postbox was too high. {Hero} threw the letter, and the wind threw it back. At the second try it went in. {He} waited for a little to hear whether anything happened. It only said “flop”.",
        "=“Do you think it'll get there?” asked {hero} at the postbox. {Mate} looked into the slot. “It's dark in there,” said {mate}. “But it's the right sort of dark.”",
      ],
      [
        1,
        "=After that there was nothing for a long time. {Hero} looked every morning. There was a bill, there was a picture of cheap carpets, and there was the bill once more. {He} began to be nice to the carpets, just in case.",
      ],
      [
        0.4,
        "=One evening {he} thought that it had perhaps been too much to ask. One ought to have begun with something small. Nobody asks {great} for such a thing. {He} sat down and wrote a second letter. “If it isn't possible,” it said there, “then never mind. I only wanted to ask. How are you?”",
      ],
    ],
    end: [
      [
        0,
        "=That one went off without any wind. And three days later there was an envelope in front of the door, without a stamp, and with snow on it that did not melt. “Dear you,” it said in large old writing. “Nobody has asked me that for ninety years. My knees are bad. Apart from that I'm well. The first letter is being worked on. Go and open the door, please, and not only a crack.”",
      ],
      [
        0.6,
        "={Hero} opened it, all the way. Outside stood {pal}, or somebody who could be that, with a very red nose and a letter in one hand. “It says here that I'm to knock,” they said. “I didn't have the courage. I've been standing here for a quarter of an hour.” It was cold, and there was cake. One thing led to another. By bedtime they had built a tower to the ceiling, and it had only fallen down twice.",
        "={Hero} opened it, all the way. There was {gift}, with snow on top and a bow round the middle. It was a little different from the one in {his} head, as things are when somebody has really thought about them. It took until bedtime before {he} could speak in whole sentences again.",
      ],
      [
        0.8,
        "=There is a letter every winter by now. There is hardly a wish in it any more. “How are your knees?” it begins, and then it tells everything there is to tell. It takes two stamps.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: sentence(
      "(?:(?:had )?(?:forgot(?:ten)?|lost|run out of|ran out of|mixed up|used up|dropped|could not find|overslept|broken|broke|missed)\\b[^.]*|knocked (?:on|at)\\b[^.]*|asked\\b[^.]*|nobody (?:in [a-z ]+ )?could (?:fall asleep|sleep)[^.]*|(?:had no|did not have any|did not have enough) [a-z]+[^.]*|got lost\\b[^.]*|was (?:new|late|afraid|tired)\\b[^.]*|did not (?:know|find|have)\\b[^.]*)",
    ),
    idea: /^(?=.*\b(?<one>(?:tooth fairy|Easter [Bb]unny|[Ss]andman|Jack Frost|sandman's [a-z]+|tooth fairy's [a-z]+))\b)(?=.*\b(?:lost|loses|forgot(?:ten)?|run out of|ran out of|mixed up|used up|dropped|find|got lost|missed|broke|late|new)\b)(?!.*\b(?:first (?:milk )?tooth|girl|boy|child|knocked)\b|.*[A-Z][a-z]+['’]s (?:tooth|teeth|egg))(?!.*\b(?:in the end|finally|sick|ill|apprentice|grandm\w+|stole\w*|strike)\b)/u,
    after: [
      [
        0,
        "=In four hundred years a thing like that had not happened. {Hero} turned {his} pockets inside out. There was a bit of fluff in them, a milk tooth from the year of the comet, and the wrong half of a map.",
      ],
      [
        1,
        "=One thing was quite clear: it had to be put right before it got light. Nobody must notice anything. {Hero} went back the whole way, on tiptoe, past every bed. There were a great many beds.",
      ],
      [
        1,
        "=So there was a list to be made. At the top it said “By six”, and below that there was nothing for a while. “Go from bed to bed, like the milkman,” somebody had once said. Somebody had also once said: “Do not rush.” {Hero} tried both at the same time and walked into a clothes line.",
      ],
      [
        0.4,
        "=At half past four {hero} stood in the middle of the street, and everything had gone wrong once. Behind all the windows they were waiting, or would soon wake up and look. {He} sat down on the kerb. A window went up. “Are you crying?” somebody asked. “No,” said {hero}. “It's the dew.”",
      ],
    ],
    end: [
      [
        0,
        "=“Take mine,” said the voice from the window, and a little bag came down on a string. There was everything in it that a child keeps under the bed because it might be of use: a lamp, chalk, a handful of sand from last summer, a sweet. {Hero} weighed it in {his} hand. It was not what {he} usually worked with. It was better.",
      ],
      [
        0.6,
        "=At one minute to six it was done. There was a chalk arrow at every corner, and behind every window it was as it ought to be. Nobody had noticed anything. Only in one house somebody slept rather late and had wet feet from the window sill.",
      ],
      [
        0.8,
        "=Under that pillow there was a coin in the morning, though there had been no tooth, and it lay on half a map. It was the right half. “For next time,” it said on the back.",
      ],
    ],
  },
];
