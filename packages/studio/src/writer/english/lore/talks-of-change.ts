import type { Lore } from "./lore.ts";

/** What the hero and a companion say or do to each other where something is resolved, tried, forgotten or changed. */
export const talksOfChange: Lore = {
  "promise|promises|promised|promising|swears|swore": [
    "“Once more, so that it's really said,” begged {mate}. {Hero} said it once more. “That one had a better sound,” said {mate}, and looked round for a witness.",
    "“Does one spit for that?” asked {mate}. “One can also just nod,” said {hero}. {Mate} nodded with relief, twice, so that it would hold.",
    "{Mate} tied a knot in a piece of string. “What's that?” asked {hero}. “The promise,” said {mate}. “That way you can feel where it is.”",
    "{Pet} had listened with a serious face, and afterwards gave a small grunt, like a seal put under a document.",
  ],
  "lied|lying to|lies to|(?:tells|told|telling) (?:a |the |his |her |many )?(?:[a-z]+ )?(?:lie|lies)|pretends|pretended|pretending":
    [
      "“Is that how it was?” asked {mate}. “Almost,” said {hero}. “How far is it from there to almost?” asked {mate}. {Hero} had to look at the ground for that.",
      "{Mate} nodded at everything, and said nothing. “Why are you nodding like that?” asked {hero}. “So that it doesn't fall over,” said {mate}.",
      "“Say it again the way you said it just now,” said {mate}. {Hero} said it again. “Just now there was no perhaps in it,” said {mate}, not unkindly.",
      "{Pet} could tell, or so it seemed, and looked in a way in which one does not like to be looked at.",
    ],
  "steals?|stole(?! (?:away|into|out))|stealing": [
    "“Somebody is going to miss that,” said {mate}. “Somebody already does,” said {hero}. For a while {mate} and {hero} looked at the place where it had stood.",
    "“Did it look heavy to you?” asked {mate}. {Hero} thought back. “It looked like somebody else's,” said {hero}. “That's heavy,” said {mate}.",
    "{Mate} drew it in the dust, from memory, with every scratch. “It was rounder,” said {hero}, and made it rounder. It was not the same as having it there.",
    "{Pet} looked as innocent as only somebody can who, in the kitchen, has been guilty quite often.",
  ],
  "decid(?:es?|ed|ing)": [
    "“Are you sure?” asked {mate}. “Yes,” said {hero}. “How sure?” asked {mate}. {Hero} showed about how much between the floor and the table. “That's a lot,” said {mate}.",
    "{Mate} had drawn up two columns, one for and one against. “What does it say under against?” asked {hero}. “Rain,” said {mate}. “Three times.”",
    "“Sleep on it,” said {mate}. “It's lumpy to sleep on,” said {hero}. {Mate} knew that kind, and put the kettle on instead.",
    "{Pet} stood up at the same moment, stretched from front to back, and was ready, whatever it was going to be.",
  ],
  "tries|tried|trying": [
    "“Once more?” asked {mate}. “Once more,” said {hero}. {Mate} went back to the starting place, which by now anybody would have known.",
    "“A little less of everything,” said {mate}. {Hero} did a little less of everything. “And now more of the middle,” said {mate}, turning an invisible screw.",
    "{Mate} looked away, so as not to make it nervous. “You can look,” said {hero}. “Has it worked?” asked {mate}. “You can look away again.”",
    "“What did you do differently this time?” asked {mate}. “Hoped harder,” said {hero}. {Mate} offered to take over the hoping, so that there would be somebody free for the rest.",
    "{Pet} wanted to try it as well, at once and without any instruction, and had to be got out of it again, one end after the other.",
  ],
  "(?:gives|gave|giving) up": [
    "“That's it,” said {hero}. “Good,” said {mate}, and sat down alongside. “How long do we do that for?” It turned out that nobody had thought about the length.",
    "{Mate} picked up what had been thrown down, and dusted it off a little. “Leave it,” said {hero}. “I'm only holding it,” said {mate}.",
    "“Would you like some cake?” asked {mate}. “It doesn't help,” said {hero}. “It isn't for helping,” said {mate}, and cut two pieces. One was eaten, in the end.",
    "{Pet} did not know the word for it, and stood there as before, ready to go on, with a questioning look.",
  ],
  "(?:never|not) (?:gives|gave|give|giving) up|kept (?:on )?(?:trying|going)": [
    "“Which time is this?” asked {mate}. “We stopped counting at thirty,” said {hero}. “Then let's call it the second,” said {mate}, “that sounds fresher.”",
    "“You could do it sitting down,” said {mate}. {Hero} stayed standing. “Then I'll sit for you,” said {mate}, and sat, and handed up whatever was wanted.",
    "{Mate} had drawn a stroke on the wall for every attempt. “There's hardly any wall left,” said {hero}. “There's the ceiling,” said {mate}.",
    "{Pet} had got used to it by now, and between one go and the next always took a very short nap.",
  ],
  "forgets?|forgot|forgetting|forgotten": [
    "“What does it look like, when it's gone?” asked {mate}. “Like nothing at all,” said {hero}. {Mate} nodded, and from then on kept a lookout for nothing at all.",
    "“Go back to where you last knew it,” said {mate}. {Hero} went back there. “And now?” called {mate}. “It's nice here,” called {hero}.",
    "{Mate} had made a note of it, for safety's sake. “Where's the note?” asked {hero}. {Mate} felt about for it, and slowly stopped feeling about.",
    "{Pet} had not forgotten when it was time to eat, and said so, in the way that {pet} had of saying it.",
  ],
  "remembers?|remembered|remembering": [
    "“Was there a door?” asked {mate}. “A green one,” said {hero}. “I had it in blue,” said {mate}. For a moment there were two doors, and a draught between.",
    "“And what did it smell of?” asked {mate}. {Hero} breathed in, as if some of it might be left. “Of soap,” said {hero}, “and of rain on a coat.”",
    "{Mate} asked nothing more, since it could be seen that {hero} had gone quite a way inside. “Are you back?” asked {mate} later. “Just coming up the steps,” said {hero}.",
    "{Pet} pricked up at one particular word, as though there had been somebody in that story whom {pet} knew.",
  ],
  "(?:turns?|turned|turning|changes?|changed|changing|transforms?|transformed) into|(?:was|were|is|got|gets) (?:turned|changed|transformed) into":
    [
      "“Did you see the moment when it happened?” asked {mate}. “It was during a blink,” said {hero}. “Mine too,” said {mate}. “Next time we'll take turns.”",
      "“What's still the same?” asked {mate}. {Hero} went through it from top to bottom. “The expression,” said {hero}. {Mate} looked, and it was true.",
      "{Mate} made sure, by poking it very gently. “Did that hurt?” asked {hero}. “It was surprised,” said {mate}, “but not more than I was.”",
      "{Pet} sniffed, backed away, sniffed again, and found somewhere in it a smell that had been there before.",
    ],
  "shrinks?|shrank|shrunk|shrinking|(?:becomes|became|gets|got|grew) (?:smaller|tiny|very small|as small as [a-z ]+)": [
    "“How much is that in thimbles?” asked {mate}. {Hero} worked it out. “Two,” said {hero}, “and a bit on top.” {Mate} fetched a thimble, to have it exact.",
    "“Crumbs will be as big as loaves,” said {mate}. “That's the good side,” said {hero}. “And sparrows?” asked {mate}. The sparrows had to go on the other side.",
    "{Mate} whispered, so that nothing would be blown over. “You can talk louder,” said {hero}. “Like this?” asked {mate}, and a bit of fluff rolled off like a ball of thunder.",
    "{Pet} did not know whether one was supposed to play with such a size or to protect it, and breathed very carefully.",
  ],
  "(?:comes?|came|coming) (?:alive|to life)|(?:awakes|awoke|awakened) to life": [
    "“Did you do that?” asked {mate}. “No,” said {hero}, “it wasn't you?” There was nobody else there to ask, and so {mate} asked it of the air, politely.",
    "“Blink again,” said {mate}. {Hero} held a breath to see it better. “There,” whispered {hero}. “And the other side?” asked {mate}. The other side blinked as well.",
    "{Mate} wished it a good day, to be on the safe side. “Why so formal?” asked {hero}. “One doesn't know how long it has been listening,” said {mate}.",
    "{Pet} walked round it in a wide curve, sat down at some distance, and from then on did not trust the other things, either.",
  ],
  "(?:begins?|began|begun|starts?|started|could|can|learn(?:s|ed|t)?) (?:to )?(?:talk|talking|speak|speaking)|(?:suddenly|actually) (?:talks|talked|spoke|speaks)|(?:talks|talked|talking|speaks|spoke|speaking) (?:to|with)":
    [
      "“Was that aloud?” asked {hero}. “It was,” said {mate}, “quite clearly, and with a full stop.” {Hero} nodded, and had to sit down for the next sentence.",
      "“Don't all talk at once,” said {mate}. There were not so very many there. “You were humming,” said {hero}. “That doesn't count,” said {mate}, and stopped.",
      "“It has a nice voice, this silence in between,” said {mate} after a while. “Nobody is saying anything,” said {hero}. “That's what I mean,” said {mate}.",
      "{Pet} listened to everything with a look as if {pet} could have put in a word as well, and was saving it up.",
    ],
  "(?:become|becomes|became|becoming) (?:an?|the|king|queen|president|mayor|captain|champion|famous|rich)(?! (?:[a-z]+ )?friends?)":
    [
      "“Do I have to call you something else from now on?” asked {mate}. “Only on Sundays,” said {hero}. {Mate} tried it out straight away, though it was no Sunday.",
      "“Does one see it?” asked {hero}. {Mate} walked once all round. “Only from the front,” said {mate}. “From behind it's still you.”",
      "{Mate} practised the bow that might be needed. “Lower?” asked {mate}, from down there. “Come up again,” said {hero}, “the soup's getting cold.”",
      "{Pet} took no notice of the change at all, and insisted on being scratched in the same place as before.",
    ],
};
