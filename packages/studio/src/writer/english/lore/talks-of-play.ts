import type { Lore } from "./lore.ts";

/** What the hero and a companion say or do to each other at play, at sports and on a stage. */
export const talksOfPlay: Lore = {
  "sing|sings|sang|singing(?! (?:teacher|lessons?|competition|contest))": [
    "“You take the high part,” said {mate}. “How high?” asked {hero}. {Mate} showed it, and something made of glass answered. “Perhaps not that high,” said {hero}.",
    "Nobody knew how the second verse went. {Mate} sang the first one over again, only with more feeling, and {hero} came in with la la la where it was thinnest.",
    "“Was that a wrong note?” asked {hero}. “It was a surprise,” said {mate}, and hummed it once more. “I'd keep it.”",
    "{Mate} wanted the sad song, and {hero} the quick one. So it became the sad one, sung quickly. “Now it's only a bit sorry,” said {mate}.",
    "{Pet} joined in at the chorus, loudly, and was the only one who held the last note to the end.",
  ],
  "danced?|dancing|dances (?!shoes)": [
    "“One, two, three,” counted {mate}. “What comes after three?” asked {hero}, already turning. “One again,” said {mate}, “and that was me you trod on.”",
    "{Hero} went to the left and {mate} went to the right, and it took a while to meet. “Who's leading?” asked {mate}. “The music, up to now,” said {hero}.",
    "“I can't do the turn,” said {mate}. “Nor can anybody see it, if we're fast enough,” said {hero}. It was done very fast, and somebody's hat came along.",
    "{Pet} ran in circles round the dancing, in the same time, and sat down one beat too late.",
  ],
  "(?:plays?|played|playing) (?:on )?(?:music|(?:the|a|an|his|her|its|my|their) (?:[a-z]+ )?(?:piano|keyboard|organ|violin|fiddle|cello|double bass|guitar|ukulele|banjo|lute|harp|drums?|drum kit|trumpet|flute|trombone|saxophone|accordion|harmonica|tuba|horn|clarinet|recorder|instruments?|songs?|tune|melody))":
    [
      "“Faster?” asked {hero}, without stopping. “No, it's just started to rain in the tune,” said {mate}. “Leave it on that bit.” So it stayed on that bit.",
      "{Mate} turned the pages, as well as one can who does not read notes. “Now?” whispered {mate}. “Before,” whispered {hero}, and went on by heart.",
      "“What's it called?” asked {mate} after the last note. “It has no name yet,” said {hero}. {Mate} thought it sounded like a Thursday with somebody coming.",
      "“Do you hear that, at the back?” asked {mate}. {Hero} played the place again. “There,” said {mate}, “there's a stair creaking in it.” After that nobody could play it without.",
      "{Pet} lay down as near as could be to where the low notes came out, and could be seen to tremble with them, quite contentedly.",
    ],
  "(?:plays?|played|playing) (?:football|soccer|basketball|tennis|volleyball|handball|hockey|ping[- ]pong|table tennis|baseball|cricket|badminton|rugby|ball)|(?:scores|scored) (?:a|the) (?:[a-z]+ )?goal":
    [
      "“To me!” called {mate}. {Hero} sent the ball off, and it went past by a good way. “To me, the next time,” called {mate}, running after it.",
      "“Which side are we?” asked {mate}. “The one that's out of breath,” said {hero}. {Mate} looked over at the others, and that did not settle it.",
      "{Mate} had worked out a trick, with a turn in it. “And where's the ball meanwhile?” asked {hero}. “That,” said {mate}, “is the part I'd need you for.”",
      "{Pet} took the ball over in the middle of everything and ran with it, and for a while that was the game.",
    ],
  "(?:plays?|played|playing) (?:chess|checkers|draughts|cards|board games|a game|games|dominoes|poker|marbles)": [
    "“Is it me?” asked {mate}. “It has been you for some time,” said {hero}. {Mate} nodded slowly, like somebody who had been using that as a plan.",
    "“Are you allowed to do that?” asked {mate}. {Hero} looked it up. “It says nothing about it,” said {hero}, and {mate} did it straight away, too.",
    "{Mate} looked at the ceiling, so as not to give anything away, and hummed. “You hum when it's a good one,” said {hero}. The humming stopped at once.",
    "{Pet} jumped up, strolled across the middle of the game, and sat down where it was about to be decided.",
  ],
  "practi[sc]e|practi[sc]es|practi[sc]ed|practi[sc]ing|rehearse[sd]?|rehearsing|trained(?! (?:a|an|the|his|her|as|animals|dogs|horses|to be))|training (?:for|hard|every)|trains (?:for|hard|every)":
    [
      "“How many times was that?” asked {hero}. “Nine,” said {mate}, “or eight, if you don't count the one with the bucket.” Nobody wanted to count the one with the bucket.",
      "{Mate} kept time with a spoon on the edge of a table. “You're getting faster,” said {hero}. “I'm getting hungry,” said {mate}, and tapped more slowly.",
      "“That was better,” said {mate}. “You said that before,” said {hero}. “It was better before, too,” said {mate}. “It's been going on for some time.”",
      "{Pet} had seen it so often by now that {pet} got up a moment before each end, and lay down again for the beginning.",
    ],
  "perform(?:s|ed|ing)?|(?:gives|gave|giving) a concert|(?:puts|put|putting) on a (?:show|play)|acts in|acted in|juggles|juggled|juggling|(?:appeared|stood) on (?:the |a )?stage":
    [
      "“How many are out there?” asked {hero}. {Mate} put one eye to the gap in the curtain. “Everybody,” whispered {mate}, and held the gap shut.",
      "“If you get stuck, look at me,” said {mate}. “And then?” asked {hero}. “Then I'll look stuck as well, and it's part of the show.”",
      "{Mate} clapped before it had begun, to make a start. “That comes afterwards,” whispered {hero}. “I'll do it again then,” whispered {mate}.",
      "{Pet} walked on at the quietest moment, looked the audience over from left to right, and walked off on the other side.",
    ],
  "races?(?= (?:against|with|to|down|through|across|past))|raced|racing(?! (?:car|driver|bike))|(?:enters|entered|joins|joined) (?:a|the) (?:[a-z]+ )?race":
    [
      "“Breathe,” said {mate} at the start. “In or out?” asked {hero}. “By turns,” said {mate}, who had forgotten it for some time already.",
      "“Faster!” called {mate}. “It only goes this fast!” called {hero}. “Then lean forward,” called {mate}. Leaning forward looked faster, at any rate.",
      "{Mate} had written GO on a piece of cardboard and held it up in every bend. “We're going already,” called {hero}. {Mate} turned it over, and on the back it said ON.",
      "{Pet} ran along as far as the first interesting smell, and after that wished the race well from there.",
    ],
  "wins?|won(?!'t| (?:her|his|the) (?:heart|love|trust))|winning (?:an?|the)": [
    "“How does it feel?” asked {mate}. {Hero} thought for a moment. “As if somebody else would come and say it was a mistake,” said {hero}. {Mate} looked round for somebody. “Nobody yet,” said {mate}.",
    "{Mate} jumped up so suddenly that something fell over. “Leave it,” said {hero}. “I'd left it already,” said {mate}, and jumped again on the other side.",
    "“Say that once more,” said {hero}. {Mate} said it once more, slowly, with a pause before the best word, and {hero} listened as one listens to rain on a roof.",
    "{Pet} had not quite understood what it was all about, but leapt about with all the others, as if it had been {pet} who had done it.",
  ],
  "(?:loses|lost) (?:a|the|every|his|her|its|my|their) (?:[a-z]+ )?(?:game|match|race|contest|competition|final|bet|election)":
    [
      "“It was close,” said {mate}. “It was not close at all,” said {hero}. “No,” said {mate}, and broke a biscuit in two, and pushed over the bigger half.",
      "{Mate} sat down beside {him} and for a good while said nothing. “What are you thinking?” asked {hero}. “That I've got nothing clever to say,” said {mate}.",
      "“Shall we go over it once more?” asked {mate}. “Which part?” asked {hero}. “The part where it still looked good,” said {mate}, and told it with all the details.",
      "{Pet} came and leaned, quite heavily, without wanting anything, and stayed like that for as long as it took.",
    ],
  "swim|swims|swam|swimming(?! (?:pool|lessons?|trunks|baths?|teacher))": [
    "“Is it cold?” asked {mate}. “No,” said {hero}, in a voice an inch shorter than usual. {Mate} went in as far as the first shiver, and out again.",
    "“Don't look down,” called {mate}. {Hero} looked down. “What's there?” called {mate}. “More water,” called {hero}, and blew some of it out.",
    "{Mate} swam on the left, because the waves came from there. “You're very wide,” said {hero}. “That's the idea,” said {mate}, with a mouthful.",
    "{Pet} came up dripping out of the water and shook it all off, next to the one towel that had still been dry.",
  ],
  "climbs?|climbed|climbing": [
    "“Don't look down,” said {mate}. “Where else is there?” asked {hero}, holding on. “Up,” said {mate}. Up was worse, and so it had to be straight ahead.",
    "“Is that one firm?” asked {hero}. {Mate} tried it carefully, and a bit of it came off. “That one was,” said {mate}, and put it in a safe place.",
    "{Mate} pushed from below until nothing more could be pushed. “Are you up?” called {mate}. “Half of it is,” called {hero}. {Mate} pushed the other half.",
    "{Pet} was there already, by some way of which nobody had known, and looked down over the edge with great calm.",
  ],
  "celebrat(?:es?|ed|ing)|(?:had|has|turned|turns) (?:a birthday|[a-z]+ years old)|(?:has|had|threw|throws|gave) a (?:[a-z]+ )?party":
    [
      "“Speech,” said {mate}, and rapped on a glass. {Hero} stood up straight. “Thank you all for,” said {hero}, and stopped, since {mate} was already holding out a plate. “Go on,” said {mate}. “I can do two things.”",
      "{Mate} blew up a balloon until one could see {mate} through it. “That's enough,” said {hero}. “One more breath,” said {mate}. It was one more than it should have been.",
      "“Who gets the piece with the cherry?” asked {mate}. {Hero} cut the cherry down the middle, and it rolled off the table in two directions. “You, that way,” said {mate}.",
      "{Pet} wore a ribbon for the occasion, and for most of the party had one end of it in the whipped cream.",
    ],
  "(?:tells?|told|telling) (?:[a-z]+ )?(?:(?:a|the|his|her|its|my|many|bedtime|old) )?(?:[a-z]+ )?(?:story|stories|tales?|fairy tales?)":
    [
      "“And then?” asked {mate}. “Then came a bridge,” said {hero}. “I don't like bridges,” said {mate}, and moved nearer. So a ford was put in instead.",
      "“Is it true?” asked {mate}. “The middle is,” said {hero}. {Mate} thought back to where the middle might have begun, and was quiet for some time.",
      "{Mate} did the wind, and {hero} did the creaking door. “You creak too early,” whispered {mate}. “It's an old door,” whispered {hero}.",
      "{Pet} listened with great attention until the part where everybody in the story goes to sleep, and took that as meant personally.",
    ],
  "(?:plays|played|playing) (?:with|together|outside|hide[- ]and[- ]seek|tag|catch|in the (?:garden|park|street|yard|snow|sand|mud|woods|forest|attic)|all day)":
    [
      "“This is the ship, and that is the sea,” said {mate}. “Then what are you standing in?” asked {hero}. {Mate} looked down, and climbed into the ship quickly.",
      "“You have to count to a hundred,” said {mate}. “Where's the end of that?” asked {hero}. “When I call you,” said {mate}, already running.",
      "{Mate} had the rules, and {hero} had the exceptions. “The tree counts as home,” said {mate}. “Not if one's leaning on it,” said {hero}, leaning on it.",
      "{Pet} played as well, by rules that nobody had explained, and was very strict about them.",
    ],
};
