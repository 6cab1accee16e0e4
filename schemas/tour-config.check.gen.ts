// @ts-nocheck
// Generated from the JSON Schemas in this folder by `npm run gen`. Do not edit.
import { ucs2length } from './checks.ts';
export const check: import('./index.ts').Check = validate10;
export const schema: object = {"$id":"https://unpkg.com/tourwright/schemas/tour-config.schema.json","title":"TourConfig","type":"object","additionalProperties":false,"required":["apps","tours"],"properties":{"apps":{"type":"object","minProperties":1,"additionalProperties":{"$ref":"#/$defs/app"}},"tours":{"$ref":"#/$defs/patterns"},"overlays":{"$ref":"#/$defs/patterns"},"locales":{"$ref":"#/$defs/locales"},"roles":{"type":"object","additionalProperties":{"type":"array","uniqueItems":true,"items":{"type":"string","minLength":1}}},"facts":{"type":"object","additionalProperties":{"type":"object"}},"classify":{"type":"object","additionalProperties":{"enum":["L0","L1","L2","L3"]}},"rules":{"type":"object","additionalProperties":{"enum":["error","warning","off"]}}},"$defs":{"key":{"type":"string","pattern":"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},"import":{"title":"ImportConfig","type":"object","additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","minLength":1},"format":{"enum":["mcp","openhands","memberjunction","ag_ui","use_generative"]},"module":{"$ref":"#/$defs/key"}}},"patterns":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"app":{"title":"AppConfig","type":"object","additionalProperties":false,"required":["catalog"],"properties":{"modules":{"$ref":"#/$defs/patterns"},"catalog":{"type":"object","additionalProperties":false,"required":["tools","anchors"],"properties":{"tools":{"type":"string","minLength":1},"anchors":{"type":"string","minLength":1}}},"imports":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/import"}},"sources":{"$ref":"#/$defs/patterns"}}},"locales":{"title":"LocalesConfig","type":"object","additionalProperties":false,"required":["path","required"],"properties":{"path":{"type":"string","pattern":"\\{locale\\}"},"required":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":2}},"source":{"type":"string","minLength":2},"defaultNs":{"type":"string","minLength":1,"default":"translation"}}}}};
const func2 = ucs2length;
const pattern0 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "format")) || (key0 === "module"))){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.file !== undefined){
let data0 = data.file;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/file"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/file"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.format !== undefined){
let data1 = data.format;
if(!(((((data1 === "mcp") || (data1 === "openhands")) || (data1 === "memberjunction")) || (data1 === "ag_ui")) || (data1 === "use_generative"))){
const err4 = {instancePath:instancePath+"/format"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.module !== undefined){
let data2 = data.module;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err5 = {instancePath:instancePath+"/module"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/module"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath};
(vErrors ??= []).push(err7);
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.catalog === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((key0 === "modules") || (key0 === "catalog")) || (key0 === "imports")) || (key0 === "sources"))){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.modules !== undefined){
let data0 = data.modules;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/modules"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/modules"};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(Array.isArray(data0)){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/modules"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/modules/" + i0};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/modules/" + i0};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/modules"};
(vErrors ??= []).push(err7);
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err8 = {instancePath:instancePath+"/modules"};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.catalog !== undefined){
let data2 = data.catalog;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.tools === undefined){
const err9 = {instancePath:instancePath+"/catalog"};
(vErrors ??= []).push(err9);
errors++;
}
if(data2.anchors === undefined){
const err10 = {instancePath:instancePath+"/catalog"};
(vErrors ??= []).push(err10);
errors++;
}
for(const key1 in data2){
if(!((key1 === "tools") || (key1 === "anchors"))){
const err11 = {instancePath:instancePath+"/catalog"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data2.tools !== undefined){
let data3 = data2.tools;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err12 = {instancePath:instancePath+"/catalog/tools"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/catalog/tools"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data2.anchors !== undefined){
let data4 = data2.anchors;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err14 = {instancePath:instancePath+"/catalog/anchors"};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/catalog/anchors"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/catalog"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.imports !== undefined){
let data5 = data.imports;
if(Array.isArray(data5)){
if(data5.length < 1){
const err17 = {instancePath:instancePath+"/imports"};
(vErrors ??= []).push(err17);
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate12(data5[i1], {instancePath:instancePath+"/imports/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/imports"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.sources !== undefined){
let data7 = data.sources;
const _errs23 = errors;
let valid9 = false;
const _errs24 = errors;
if(typeof data7 === "string"){
if(func2(data7) < 1){
const err19 = {instancePath:instancePath+"/sources"};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/sources"};
(vErrors ??= []).push(err20);
errors++;
}
var _valid1 = _errs24 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const _errs26 = errors;
if(Array.isArray(data7)){
if(data7.length < 1){
const err21 = {instancePath:instancePath+"/sources"};
(vErrors ??= []).push(err21);
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err22 = {instancePath:instancePath+"/sources/" + i2};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/sources/" + i2};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/sources"};
(vErrors ??= []).push(err24);
errors++;
}
var _valid1 = _errs26 === errors;
valid9 = valid9 || _valid1;
}
if(!valid9){
const err25 = {instancePath:instancePath+"/sources"};
(vErrors ??= []).push(err25);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err26 = {instancePath};
(vErrors ??= []).push(err26);
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("\\{locale\\}", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://unpkg.com/tourwright/schemas/tour-config.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.apps === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
if(data.tours === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "apps") || (key0 === "tours")) || (key0 === "overlays")) || (key0 === "locales")) || (key0 === "roles")) || (key0 === "facts")) || (key0 === "classify")) || (key0 === "rules"))){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.apps !== undefined){
let data0 = data.apps;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
const err3 = {instancePath:instancePath+"/apps"};
(vErrors ??= []).push(err3);
errors++;
}
for(const key1 in data0){
if(!(validate11(data0[key1], {instancePath:instancePath+"/apps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/apps"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.tours !== undefined){
let data2 = data.tours;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err5 = {instancePath:instancePath+"/tours"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/tours"};
(vErrors ??= []).push(err6);
errors++;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs11 = errors;
if(Array.isArray(data2)){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/tours"};
(vErrors ??= []).push(err7);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err8 = {instancePath:instancePath+"/tours/" + i0};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/tours/" + i0};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/tours"};
(vErrors ??= []).push(err10);
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/tours"};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.overlays !== undefined){
let data4 = data.overlays;
const _errs17 = errors;
let valid7 = false;
const _errs18 = errors;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err12 = {instancePath:instancePath+"/overlays"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/overlays"};
(vErrors ??= []).push(err13);
errors++;
}
var _valid1 = _errs18 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs20 = errors;
if(Array.isArray(data4)){
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/overlays"};
(vErrors ??= []).push(err14);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err15 = {instancePath:instancePath+"/overlays/" + i1};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/overlays/" + i1};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/overlays"};
(vErrors ??= []).push(err17);
errors++;
}
var _valid1 = _errs20 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
const err18 = {instancePath:instancePath+"/overlays"};
(vErrors ??= []).push(err18);
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.locales !== undefined){
let data6 = data.locales;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.path === undefined){
const err19 = {instancePath:instancePath+"/locales"};
(vErrors ??= []).push(err19);
errors++;
}
if(data6.required === undefined){
const err20 = {instancePath:instancePath+"/locales"};
(vErrors ??= []).push(err20);
errors++;
}
for(const key2 in data6){
if(!((((key2 === "path") || (key2 === "required")) || (key2 === "source")) || (key2 === "defaultNs"))){
const err21 = {instancePath:instancePath+"/locales"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data6.path !== undefined){
let data7 = data6.path;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
const err22 = {instancePath:instancePath+"/locales/path"};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/locales/path"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data6.required !== undefined){
let data8 = data6.required;
if(Array.isArray(data8)){
if(data8.length < 1){
const err24 = {instancePath:instancePath+"/locales/required"};
(vErrors ??= []).push(err24);
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(func2(data9) < 2){
const err25 = {instancePath:instancePath+"/locales/required/" + i2};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/locales/required/" + i2};
(vErrors ??= []).push(err26);
errors++;
}
}
let i3 = data8.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data8[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err27 = {instancePath:instancePath+"/locales/required"};
(vErrors ??= []).push(err27);
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
const err28 = {instancePath:instancePath+"/locales/required"};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data6.source !== undefined){
let data10 = data6.source;
if(typeof data10 === "string"){
if(func2(data10) < 2){
const err29 = {instancePath:instancePath+"/locales/source"};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/locales/source"};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data6.defaultNs !== undefined){
let data11 = data6.defaultNs;
if(typeof data11 === "string"){
if(func2(data11) < 1){
const err31 = {instancePath:instancePath+"/locales/defaultNs"};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/locales/defaultNs"};
(vErrors ??= []).push(err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/locales"};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.roles !== undefined){
let data12 = data.roles;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key3 in data12){
let data13 = data12[key3];
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i4=0; i4<len3; i4++){
let data14 = data13[i4];
if(typeof data14 === "string"){
if(func2(data14) < 1){
const err34 = {instancePath:instancePath+"/roles/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i4};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/roles/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i4};
(vErrors ??= []).push(err35);
errors++;
}
}
let i5 = data13.length;
let j1;
if(i5 > 1){
const indices1 = {};
for(;i5--;){
let item1 = data13[i5];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err36 = {instancePath:instancePath+"/roles/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err36);
errors++;
break;
}
indices1[item1] = i5;
}
}
}
else {
const err37 = {instancePath:instancePath+"/roles/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err37);
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/roles"};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.facts !== undefined){
let data15 = data.facts;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key4 in data15){
let data16 = data15[key4];
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err39 = {instancePath:instancePath+"/facts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err39);
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/facts"};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data.classify !== undefined){
let data17 = data.classify;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key5 in data17){
let data18 = data17[key5];
if(!((((data18 === "L0") || (data18 === "L1")) || (data18 === "L2")) || (data18 === "L3"))){
const err41 = {instancePath:instancePath+"/classify/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/classify"};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data.rules !== undefined){
let data19 = data.rules;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key6 in data19){
let data20 = data19[key6];
if(!(((data20 === "error") || (data20 === "warning")) || (data20 === "off"))){
const err43 = {instancePath:instancePath+"/rules/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err43);
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/rules"};
(vErrors ??= []).push(err44);
errors++;
}
}
}
else {
const err45 = {instancePath};
(vErrors ??= []).push(err45);
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
